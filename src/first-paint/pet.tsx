import {
  BackTo,
  BreadcrumbFrame,
  breadcrumbLinkClass,
  Fact,
  FactList,
  petButtonClass,
  PetFrame,
  petPictureClass,
} from '#src/features/pets/pet-frame.tsx';
import { FirstPaint } from '#src/shell/first-paint.tsx';
import { DrawnButton, DrawnPicture, Each, slot } from './slots.tsx';

/** What a pet's page shows before any script has run: the pet. */
export function PetFirstPaint() {
  return (
    <>
      <FirstPaint />
      <main>
        <PetFrame
          breadcrumb={
            <BreadcrumbFrame
              back={
                <a href={slot('to')} className={breadcrumbLinkClass}>
                  <BackTo label={slot('label')} />
                </a>
              }
              petName={slot('name')}
            />
          }
          picture={<DrawnPicture early className={petPictureClass} />}
          heading={<h1 className="text-3xl">{slot('name')}</h1>}
          breed={slot('breed')}
          place={slot('fullPlace')}
          description={slot('description')}
        >
          <DrawnButton className={petButtonClass} />
          <FactList>
            <Each of="facts">
              <Fact label={slot('fact')} value={slot('value')} />
            </Each>
          </FactList>
        </PetFrame>
      </main>
    </>
  );
}
