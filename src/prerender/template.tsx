import { type ReactNode, type ComponentType, createElement } from 'react';
import { earlyPicture, pictureClass } from '#src/parts/pet-picture.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders a component to HTML that needs no script. */
export const render = (component: ComponentType): string =>
  // React adds preload links for the first pictures, but here the pictures follow at once.
  renderToStaticMarkup(createElement(component)).replaceAll(/<link rel="preload"[^>]*>/g, '');

// The slots that `fillTemplate` (src/domain/fill-template.ts) fills in the built templates, and the
// parts of a pet that lists and a pet's page share.

/** A slot for a text. */
export const slot = (name: string) => `{{${name}}}`;

/** Repeats its children for each item of the list with this name. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}

// Before a picture browsers draw something only where the picture is missing: the placeholder, over
// the sign of a broken one. In Safari that sign stays until the app brings `PetPicture`.
const orPlaceholder =
  'relative before:absolute before:inset-0 before:bg-[url(/placeholder-pet.svg)] before:bg-cover';

export function PictureSlot({ early, className }: { early: boolean; className: string }) {
  return (
    <img
      {...(early ? earlyPicture : { loading: 'lazy' })}
      decoding="async"
      crossOrigin="anonymous"
      src={slot('src')}
      alt={`Portrait of ${slot('name')}`}
      className={`${pictureClass} ${orPlaceholder} bg-${slot('type')} ${className}`}
    />
  );
}

/** An empty space of a button's size: the button itself needs scripts. */
export function ButtonSlot({ className }: { className: string }) {
  return <div className={`${buttonClass('secondary')} invisible ${className}`} />;
}
