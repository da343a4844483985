import { maxPhotos } from '#src/domain/pet-photo.ts';
import type { RefusedPhoto } from './add-photos.ts';

/** Why a picture was not added, and what helps. */
export function refusalSentence({ name, why }: RefusedPhoto): string {
  switch (why) {
    case 'too-large':
      return `${name} has more than 15 MB. Choose a smaller picture.`;
    case 'no-picture':
      return `${name} is no picture. Choose a JPEG, PNG, WebP, AVIF or HEIC.`;
    case 'unreadable':
      return `This browser cannot read ${name}. Choose it as a JPEG, or take the photo again.`;
    case 'no-worker':
      return `${name} could not be prepared: a part of Homeward is missing. Reload the page and choose it again.`;
    case 'full':
      return `${name} does not fit: photos that wait to be sent fill the space for them. Connect to a network until they are sent, then choose it again.`;
    case 'not-kept':
      return `${name} could not be kept, because this device is full. Free some space and choose it again. The pet and all other photos are safe.`;
    case 'needs-https':
      return `${name} cannot be added over plain http. Open Homeward with https.`;
    case 'too-many':
      return `${name} was not added: a pet has at most ${maxPhotos} photos. Remove one first.`;
  }
}
