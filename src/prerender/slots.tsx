import type { ReactNode } from 'react';
import { earlyPicture, pictureClass } from '#src/parts/pet-picture.tsx';
import { buttonClass } from '#src/ui/button.tsx';

// What `fillTemplate` in src/domain finds in the built templates, and what both kinds of page show of a pet.

/** Stands for a text. */
export const slot = (name: string) => `{{${name}}}`;

/** Is repeated for each thing of this name. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}

export function PictureSlot({ early, className }: { early: boolean; className: string }) {
  return (
    <img
      {...(early ? earlyPicture : { loading: 'lazy' })}
      decoding="async"
      crossOrigin="anonymous"
      src={slot('src')}
      alt={`Portrait of ${slot('name')}`}
      className={`${pictureClass} bg-${slot('type')} ${className}`}
    />
  );
}

/** The room of a button that needs scripts to do anything. */
export function ButtonSlot({ className }: { className: string }) {
  return <div className={`${buttonClass('secondary')} invisible ${className}`} />;
}
