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
  /** Sets the background colour until the picture has loaded. */
  type?: PetType | undefined;
};

/** A pet's portrait, cropped to its frame; the placeholder if there is none or it fails to load. */
export function PetPicture({ src, alt, type, className = '', ...rest }: PetPictureProps) {
  // The address that failed and not a flag: the next picture in this frame may load.
  const [failed, setFailed] = useState('');
  const shown = src === '' || failed === src ? placeholderImage : src;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      // The service worker stores another host's picture only if CORS lets it read it.
      crossOrigin="anonymous"
      src={shown}
      alt={alt}
      onError={() => setFailed(src)}
      className={`${pictureClass} ${type === undefined ? 'bg-sunk' : grounds[type]} ${className}`}
    />
  );
}
