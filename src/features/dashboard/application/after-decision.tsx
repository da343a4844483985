import { Link } from '@tanstack/react-router';
import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import { AnswerOthers } from '#src/parts/answer-others.tsx';
import { PetStatusBadge, statusOf } from '#src/parts/pet-status-badge.tsx';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { Button } from '#src/ui/button.tsx';

type ApprovedPetProps = {
  /** The pet of an application that was approved. */
  pet: Pet;
  /** The pressed button disappears with what it has done: the focus needs another place. */
  onDone: () => void;
};

// The decision is above the lower edge of the screen: what has the focus is scrolled clear of it.
const clearOfDecision = 'scroll-mb-[40dvh]';

/** What became of the pet since, and the way back where it was returned. */
export function ApprovedPet({ pet, onDone }: ApprovedPetProps) {
  const { changeStatus } = useChangePets();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 text-sm">
      <PetStatusBadge status={pet.status} />
      {statusOf(pet) === 'adopted' && (
        <Button
          variant="secondary"
          className={clearOfDecision}
          onClick={() => void changeStatus([pet], 'available').then((kept) => kept && onDone())}
        >
          The pet was returned
        </Button>
      )}
      <Link
        to="/Manage/$id"
        params={{ id: pet.id }}
        className={`${clearOfDecision} inline-grid min-h-11 items-center font-semibold text-evergreen underline`}
      >
        {pet.name}’s page for staff
      </Link>
    </div>
  );
}

type AfterDecisionProps = ApprovedPetProps & {
  /** Every other application for the same pet. */
  others: readonly Application[];
};

/** What an approval leads to: the pet is reserved, moves in, and everybody else is answered. */
export function AfterDecision({ pet, others, onDone }: AfterDecisionProps) {
  const { changeStatus } = useChangePets();
  const status = statusOf(pet);
  if (status === 'adopted') {
    const unanswered = others.filter((one) => statusStyle(one.status) === 'pending');
    return <AnswerOthers petName={pet.name} others={unanswered} />;
  }
  const next = nextStep(pet, status);
  const change = async () => {
    if ((await changeStatus([pet], next.status)) && next.status === 'adopted') onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 grow basis-40">{next.sentence}</p>
      <Button onClick={() => void change()}>{next.label}</Button>
    </div>
  );
}

type Step = { sentence: string; label: string; status: PetStatus };

const nextStep = ({ name }: Pet, status: Exclude<PetStatus, 'adopted'>): Step =>
  status === 'reserved'
    ? {
        sentence: `Once ${name} has moved in, ${name} leaves the lists.`,
        label: `${name} has moved in`,
        status: 'adopted',
      }
    : {
        sentence: `Reserve ${name}, so that visitors see that somebody is about to adopt.`,
        label: `Reserve ${name}`,
        status: 'reserved',
      };
