import type { ReactNode, Ref } from 'react';

// No router and no device: the build prerenders these into list.html.

/** A grid of cards. */
export const cardGridClass =
  'grid grid-cols-2 gap-x-4 max-[16rem]:grid-cols-1 gap-y-8 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4';

// Cards side by side have one height, so lines are cut; with large text there is one card in a row.
const line = 'truncate max-[16rem]:whitespace-normal';
export const cardNameClass = `${line} text-lg`;
// The whole card is the link's target; the button lies above it.
export const cardLinkClass =
  'after:absolute after:inset-0 after:rounded-lg hover:text-evergreen focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-evergreen';
export const cardPictureClass =
  'aspect-square w-full transition-transform duration-300 group-hover:scale-[1.03]';
export const cardButtonClass =
  'relative z-10 mt-3 w-full px-1 text-sm whitespace-nowrap max-[22rem]:text-xs';

// Over the picture: nothing moves where there is none.
const petBadgeClass =
  'absolute start-2 top-2 rounded-full bg-marigold-tint px-3 py-1 text-sm font-medium text-pending empty:hidden';

/** A skeleton of a card that is still loading. */
export function CardSkeleton() {
  return (
    <div className="breathe">
      <div className="aspect-square rounded-lg bg-sunk" />
      <div className="mt-4 h-5 w-1/2 rounded-sm bg-sunk" />
      <div className="mt-2 h-4 w-4/5 rounded-sm bg-sunk" />
      <div className="mt-2 h-4 w-3/5 rounded-sm bg-sunk" />
      <div className="mt-4 h-11 rounded-md bg-sunk" />
    </div>
  );
}

type CardFrameProps = {
  pictureRef?: Ref<HTMLDivElement>;
  picture: ReactNode;
  /** The heading with the link. */
  name: ReactNode;
  breed: string;
  age: string;
  /** What follows the age, or ''. */
  place: string;
  /** `badgeOf` the pet; '' for none. */
  badge: string;
  children: ReactNode;
};

/** The layout of a pet's card; `children` are below the pet's data. */
export function CardFrame({
  pictureRef,
  picture,
  name,
  breed,
  age,
  place,
  badge,
  children,
}: CardFrameProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <div ref={pictureRef} className="overflow-hidden rounded-lg">
        {picture}
        <span className={petBadgeClass}>{badge}</span>
      </div>
      <div className="flex grow flex-col pt-3">
        {name}
        <p className={`${line} text-sm`}>{breed}</p>
        <p className={`${line} text-sm text-ink-soft`}>
          <span className="inline-block first-letter:uppercase">{age}</span>
          {place}
        </p>
        {children}
      </div>
    </article>
  );
}
