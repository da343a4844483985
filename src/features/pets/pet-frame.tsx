import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

// No router and no device: the build prerenders these into pet.html.

/** The layout of a pet's page. */
export const petPageClass = 'mx-auto w-full max-w-page px-4 pt-4 pb-12 sm:px-6 lg:pb-16';
export const petColumnsClass = 'mt-2 grid gap-8 md:grid-cols-2 lg:gap-14';
export const petPictureClass = 'aspect-square w-full rounded-xl md:sticky md:top-24 md:self-start';
export const petButtonClass = 'w-full sm:w-auto sm:px-8';
// With the bar at the bottom, the button stands right above it: always within a thumb's reach.
const petActionClass =
  'fixed inset-x-0 bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-20 border-t border-hairline bg-paper px-4 py-2.5 sm:px-6 lg:static lg:mt-6 lg:border-0 lg:p-0';

type PetFrameProps = {
  breadcrumb: ReactNode;
  picture: ReactNode;
  heading: ReactNode;
  breed: string;
  place: string;
  /** `badgeOf` the pet; '' for none. */
  badge: string;
  description: string;
  /** The button to adopt. */
  action: ReactNode;
  children: ReactNode;
};

/** A pet's page: `children` are below the pet's data. */
export function PetFrame(props: PetFrameProps) {
  return (
    <div className={petPageClass}>
      {props.breadcrumb}
      <article className={petColumnsClass}>
        {props.picture}
        <div>
          {props.heading}
          <p className="mt-1 text-lg">{props.breed}</p>
          <p className="text-ink-soft">{props.place}</p>
          <p className="mt-2 w-fit rounded-full bg-marigold-tint px-3 py-1 text-sm font-medium text-pending empty:hidden">
            {props.badge}
          </p>
          <p className="mt-5 max-w-measure">{props.description}</p>
          <div data-within-reach className={petActionClass}>
            {props.action}
          </div>
          {props.children}
        </div>
      </article>
    </div>
  );
}

export const breadcrumbLinkClass =
  '-ms-1 flex min-h-11 items-center gap-1 font-medium text-evergreen hover:underline';

/** The content of a link back to a list. */
export function BackTo({ label }: { label: string }) {
  return (
    <>
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </>
  );
}

/** The list in which the pet was found (`back` is a link to it), and the pet's name. */
export function BreadcrumbFrame({ back, petName }: { back: ReactNode; petName: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-2 text-sm text-ink-soft">
        <li>{back}</li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="truncate max-[16rem]:whitespace-normal">
          {petName}
        </li>
      </ol>
    </nav>
  );
}

/** What is known about a pet: a `Fact` each. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-8 grid grid-cols-[auto_1fr] border-t border-hairline max-[16rem]:block">
      {children}
    </dl>
  );
}

export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-x-6 border-b border-hairline py-2.5 max-[16rem]:block">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium first-letter:uppercase">{value}</dd>
    </div>
  );
}
