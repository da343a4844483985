import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CircleCheck, House, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { newId } from '#src/db/new-id.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { isSample } from '#src/domain/first-run.ts';
import type { Pet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { texts } from '#src/domain/texts.ts';
import { AnswerOthers } from '#src/parts/answer-others.tsx';
import { PetStatusBadge } from '#src/parts/pet-status-badge.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { BackToPets, ForAdmin } from './for-admin.tsx';
import { HistorySection } from './history-section.tsx';
import { PetEditor } from './pet-editor.tsx';
import type { PetForm } from '#src/domain/pet-form.ts';
import { seenWords } from './pet-entry.ts';
import { PhotoSection } from './photo-section.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { useHistory } from './use-history.ts';

/** A pet's page for staff: all that is known about it, to change. */
export const EditorPage = () => <ForAdmin>{(user) => <EditPet user={user} />}</ForAdmin>;

/** A pet that is put in. */
export const NewPetPage = () => <ForAdmin>{(user) => <NewPet user={user} />}</ForAdmin>;

function NewPet({ user }: { user: SessionUser }) {
  const pets = useManagedPets();
  const navigate = useNavigate();
  const showAlert = useAlert();
  const { say } = useChangePets();
  const start = useMemo(() => startOf(pets ?? []), [pets]);
  const [id] = useState(newId);
  return (
    <Page title="New pet" lead="A name and a type are enough to begin with. Photos come next.">
      <BackToPets />
      {pets !== undefined && (
        <PetEditor
          uid={user.uid}
          pet={undefined}
          start={start}
          onSave={(changes) => say([{ kind: 'changePet', args: { id, changes } }])}
          onSaved={() => {
            showAlert(
              'Saved. Photos can be added now.',
              'success',
              <Link to="/Manage/new" className="inline-grid min-h-11 items-center">
                Next pet
              </Link>,
            );
            void navigate({ to: '/Manage/$id', params: { id }, replace: true });
          }}
        />
      )}
    </Page>
  );
}

/** What a new pet most likely shares with the one that was put in last. */
function startOf(pets: readonly Pet[]): Partial<PetForm> {
  let last: Pet | undefined;
  // A sample pet's town is nobody's.
  for (const pet of pets)
    if (!isSample(pet) && (last === undefined || pet.listedAt >= last.listedAt)) last = pet;
  if (last === undefined) return {};
  return { ...last.location, feeCurrency: last.fee?.currency ?? '' };
}

function EditPet({ user }: { user: SessionUser }) {
  const { id } = useParams({ from: '/Manage/$id' });
  const { status } = useCatalogueView();
  const pets = useManagedPets();
  const pet = useMemo(() => pets?.find((one) => one.id === id), [pets, id]);
  if (pet === undefined) {
    const loading = pets === undefined || status === 'loading';
    return (
      <Page title={loading ? texts.loading : 'This pet is not here'}>
        <BackToPets />
        {!loading && (
          <p className="max-w-measure">
            It may have been deleted, or it has not reached this device yet. Open this page again
            once you are online.
          </p>
        )}
      </Page>
    );
  }
  return <EditFound key={id} pet={pet} user={user} />;
}

function EditFound({ pet, user }: { pet: Pet; user: SessionUser }) {
  const { id } = pet;
  const { say, changeStatus, verify } = useChangePets();
  const showAlert = useAlert();
  const history = useHistory(id, pet.revision);
  const [nowMs] = useState(Date.now);
  const applications = useOwnRows()?.applications;
  const unanswered = (applications ?? []).filter(
    (one) => one.petId === id && one.status === 'pending',
  );
  // A new form after each save: nothing is typed in it.
  const [saves, setSaves] = useState(0);
  return (
    <Page title={pet.name}>
      <BackToPets />
      <div className="mb-8 flex flex-wrap items-center gap-3">
        <PetStatusBadge status={pet.status} />
        <p className="text-sm text-ink-soft">{seenWords(Date.parse(pet.verifiedAt) || 0, nowMs)}</p>
        <div className="flex w-full flex-wrap gap-2">
          {pet.status === 'adopted' ? (
            <Button onClick={() => void changeStatus([pet], 'available')}>
              <House aria-hidden="true" className="size-5" />
              The pet was returned
            </Button>
          ) : (
            <Button
              variant="secondary"
              onClick={() =>
                void verify([pet]).then(
                  (kept) => kept && showAlert(`${pet.name} is still here.`, 'success'),
                )
              }
            >
              <CircleCheck aria-hidden="true" className="size-5" />
              Still here
            </Button>
          )}
          <Link to="/Manage/cards" search={{ pet: pet.id }} className={buttonClass('secondary')}>
            <Printer aria-hidden="true" className="size-5" />
            Kennel card
          </Link>
          {isListed(pet) && (
            <Link
              to="/Explore/$id"
              params={{ id }}
              className={`${buttonClass('quiet')} -ms-3 px-3!`}
            >
              As visitors see it
            </Link>
          )}
        </div>
      </div>
      <StandingNotice changes={history.changes} myId={user.uid} />
      {pet.status === 'adopted' && (
        <div className="mb-8">
          <AnswerOthers petName={pet.name} others={unanswered} />
        </div>
      )}
      <PhotoSection uid={user.uid} pet={pet} say={say} />
      <PetEditor
        key={saves}
        uid={user.uid}
        pet={pet}
        onSave={async (changes) =>
          Object.keys(changes).length === 0 || say([{ kind: 'changePet', args: { id, changes } }])
        }
        onSaved={() => {
          showAlert(`${pet.name} is saved.`, 'success');
          setSaves(saves + 1);
        }}
      />
      <HistorySection pet={pet} history={history} />
    </Page>
  );
}
