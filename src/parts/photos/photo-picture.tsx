import type { ComponentProps } from 'react';
import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { useMediaUrl, useOwnMedia } from '#src/media/use-media.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';

type PhotoPictureProps = Omit<ComponentProps<typeof PetPicture>, 'src'> & { photo: PetPhoto };

/** The smallest rendition of a photo, from this device where it was added here. */
export function PhotoPicture({ photo: { renditions }, ...rest }: PhotoPictureProps) {
  const smallest = renditions.toSorted((a, b) => a.width - b.width)[0];
  const url = useMediaUrl(smallest?.media ?? '', useOwnMedia());
  // Not a placeholder while the device is read: it would flash.
  return url === '' ? (
    <div className={`bg-sunk ${rest.className}`} />
  ) : (
    <PetPicture src={url} {...rest} />
  );
}
