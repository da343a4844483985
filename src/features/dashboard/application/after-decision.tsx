import { Link } from '@tanstack/react-router';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import { AnswerOthers } from '#src/parts/answer-others.tsx';
import { PetStatusBadge, statusOf } from '#src/parts/pet-status-badge.tsx';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { Button } from '#src/ui/button.tsx';

type AfterDecisionProps = {
  /** One that was approved. */
  application: Application;
  /** Every other application for the same pet. */
  others: readonly Application[];
};

/** What an approval leads to: the pet is reserved, moves in, and everybody else is answered. */
export function AfterDecision({ application, others }: AfterDecisionProps) {
  const pets = useManagedPets();
  const { changeStatus } = useChangePets();
  const { petId } = application;
  const pet = pets?.find(({ id }) => id === petId);
  if (pet === undefined) return null;
  const status = statusOf(pet);
  const next = nextStep(pet)[status];
  const unanswered = others.filter((one) => statusStyle(one.status) === 'pending');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <PetStatusBadge status={pet.status} />
        <p className="min-w-0 grow basis-40">{next.sentence}</p>
        <Button variant={next.variant} onClick={() => void changeStatus([pet], next.status)}>
          {next.label}
        </Button>
        <Link
          to="/Manage/$id"
          params={{ id: petId }}
          className="inline-grid min-h-11 items-center font-semibold text-evergreen underline"
        >
          {pet.name}’s page for staff
        </Link>
      </div>
      {status === 'adopted' && <AnswerOthers petName={pet.name} others={unanswered} />}
    </div>
  );
}

type Step = {
  sentence: string;
  label: string;
  status: PetStatus;
  variant: 'primary' | 'secondary';
};

function nextStep({ name }: Pet): Record<PetStatus, Step> {
  const reserve: Step = {
    sentence: `Reserve ${name}, so that visitors see that somebody is about to adopt.`,
    label: `Reserve ${name}`,
    status: 'reserved',
    variant: 'primary',
  };
  return {
    available: reserve,
    hidden: reserve,
    reserved: {
      sentence: `Once ${name} has moved in, ${name} leaves the lists.`,
      label: `${name} has moved in`,
      status: 'adopted',
      variant: 'primary',
    },
    adopted: {
      sentence: `${name} has a home.`,
      label: 'The pet was returned',
      status: 'available',
      variant: 'secondary',
    },
  };
}
