import {
  CardFrame,
  cardButtonClass,
  cardGridClass,
  CardSkeleton,
  cardLinkClass,
  cardNameClass,
  cardPictureClass,
} from '#src/parts/card-frame.tsx';
import { BareFilterFrame } from '#src/parts/filters/filter-frame.tsx';
import { PrerenderedBars } from './bars.tsx';
import { PageFrame } from '#src/ui/page-frame.tsx';
import { ButtonSlot, PictureSlot, Each, slot } from './template.tsx';

/** What a list of pets shows before any script has run: its heading and its first cards. */
export function PrerenderedList() {
  return (
    <>
      <PrerenderedBars />
      <main>
        <PageFrame wide heading={<h1 className="text-3xl">{slot('title')}</h1>} lead={'\u00a0'}>
          <BareFilterFrame>
            <ul className={cardGridClass}>
              <Each of="early">
                <Card early />
              </Each>
              <Each of="others">
                <Card />
              </Each>
              {/* More pets may come: skeletons fill the last row until then. */}
              <Each of="missing">
                <li aria-hidden="true">
                  <CardSkeleton />
                </li>
              </Each>
            </ul>
          </BareFilterFrame>
        </PageFrame>
      </main>
    </>
  );
}

function Card({ early = false }: { early?: boolean }) {
  return (
    <li className="min-w-0">
      <CardFrame
        picture={<PictureSlot early={early} className={cardPictureClass} />}
        name={
          <h2 className={cardNameClass}>
            <a href={slot('to')} className={cardLinkClass}>
              {slot('name')}
            </a>
          </h2>
        }
        breed={slot('breed')}
        age={slot('age')}
        place={slot('place')}
        badge={slot('badge')}
      >
        <ButtonSlot className={cardButtonClass} />
      </CardFrame>
    </li>
  );
}
