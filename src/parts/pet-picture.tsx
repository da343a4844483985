import { type ComponentProps, useState } from 'react';
import { placeholderImage } from '#src/domain/application.ts';
import type { PetType } from '#src/domain/pet.ts';

const grounds: Record<PetType, string> = {
  dog: 'bg-dog',
  cat: 'bg-cat',
  bird: 'bg-bird',
  rabbit: 'bg-rabbit',
};

export const pictureClass = 'object-cover dark:brightness-90';

/** For pictures that are on screen when their page opens. */
export const earlyPicture = { loading: 'eager', fetchPriority: 'high' } as const;

type PetPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** A path of ours or a shelter's address; '' shows the placeholder. */
  src: string;
  alt: string;
  /** Gives the tint that shows until the picture is there. */
  type?: PetType | undefined;
};

/** A pet's portrait, cropped to its frame; a drawn placeholder where there is none or it fails. */
export function PetPicture({ src, alt, type, className = '', ...rest }: PetPictureProps) {
  // Keyed by address, so that one failure does not follow the frame to its next picture.
  const [failed, setFailed] = useState('');
  const shown = src === '' || failed === src ? placeholderImage : src;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      // Another host's picture is kept for offline use only if it may be read.
      crossOrigin="anonymous"
      src={shown}
      alt={alt}
      onError={() => setFailed(src)}
      className={`${pictureClass} ${type === undefined ? 'bg-sunk' : grounds[type]} ${className}`}
    />
  );
}
