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
import { PrerenderedBars } from './bars.tsx';
import { ButtonSlot, PictureSlot, Each, slot } from './template.tsx';

/** What a pet's page shows before any script has run: the pet. */
export function PrerenderedPet() {
  return (
    <>
      <PrerenderedBars />
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
          picture={<PictureSlot early className={petPictureClass} />}
          heading={<h1 className="text-3xl">{slot('name')}</h1>}
          breed={slot('breed')}
          place={slot('fullPlace')}
          badge={slot('badge')}
          description={slot('description')}
          action={<ButtonSlot className={petButtonClass} />}
        >
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
