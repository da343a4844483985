import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { OutboxEntry } from '#src/db/schema.ts';
import { type Application, applicationStatuses } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { RequestForm } from '#src/features/dashboard/application/request-form.tsx';
import { ApplicationStatusBadge } from '#src/parts/application-status-badge.tsx';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { UnsentNote } from '#src/parts/unsent-note.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { nextWords, statusMeanings } from './status-meanings.ts';
import { Timeline } from './timeline.tsx';
import { timelineSteps } from './timeline-steps.ts';

type OwnApplicationPageProps = {
  /** Undefined if it is not on this device. */
  application: Application | undefined;
  entry: OutboxEntry | undefined;
  /** It still waits on this device to be sent. */
  unsent: boolean;
  onWithdraw: () => void;
};

/** One application as its applicant reads it: the pet, how far it is, what comes next, the form. */
export function OwnApplicationPage(props: OwnApplicationPageProps) {
  const { application, entry, unsent, onWithdraw } = props;
  if (application === undefined) {
    return (
      <Page title="This application is not here">
        <p role="alert" className="mb-6 max-w-measure">
          It may have been deleted, or it has not reached this device yet.
        </p>
        <AllApplications />
      </Page>
    );
  }
  const { petId, petName, petBreed, image, status, petStatus, message } = application;
  const became = status === 'approved' ? undefined : whatBecameOf(petName, petStatus);
  const style = statusStyle(status);
  const steps = timelineSteps(application, unsent);
  const present = steps.find(({ when }) => when === 'present')?.name ?? 'received';
  return (
    <Page title={`Your application for ${petName}`} wide>
      <AllApplications />
      <div className="mt-4 grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-12">
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center gap-4 rounded-lg border border-hairline bg-card p-4">
            <PetPicture src={image} alt="" className="size-20 shrink-0 rounded-lg" />
            <div className="min-w-0 grow basis-32">
              <p className="font-display text-xl">{petName}</p>
              <p className="text-ink-soft">{petBreed}</p>
              {isListed({ status: petStatus ?? 'available' }) && (
                <Link
                  to="/Explore/$id"
                  params={{ id: petId }}
                  className="inline-grid min-h-11 items-center font-semibold text-evergreen underline"
                >
                  See {petName}’s page
                </Link>
              )}
            </div>
          </div>
          <Timeline steps={steps} petName={petName} />
          {entry !== undefined && <UnsentNote entry={entry} />}
        </div>
        <div className="flex flex-col gap-10">
          <section aria-labelledby="next">
            <output>
              <ApplicationStatusBadge status={status} />
            </output>
            <p className="mt-3 max-w-measure text-lg">{statusMeanings[style]}</p>
            {message !== undefined && message !== '' && (
              <figure className="mt-4 max-w-measure border-s-4 border-evergreen ps-4">
                <figcaption className="text-sm text-ink-soft">The shelter wrote to you:</figcaption>
                <blockquote className="whitespace-pre-line">{message}</blockquote>
              </figure>
            )}
            {became !== undefined && <p className="mt-3 max-w-measure">{became}</p>}
            <h2 id="next" className="mt-6 text-2xl">
              What comes next
            </h2>
            <p className="mt-2 max-w-measure">{nextWords(present, style, petName)}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              {status === 'pending' && (
                <Button variant="secondary" onClick={onWithdraw}>
                  Withdraw
                </Button>
              )}
              {style === 'rejected' && (
                <Link to="/Explore" className={buttonClass('primary')}>
                  Meet other pets
                </Link>
              )}
            </div>
          </section>
          <section aria-labelledby="form">
            <h2 id="form" className="mb-4 text-2xl">
              {unsent ? 'Your form, as it will be sent' : 'Your form, as it was sent'}
            </h2>
            <RequestForm application={application} />
          </section>
          <section aria-labelledby="meanings">
            <h2 id="meanings" className="mb-4 text-2xl">
              What each status means
            </h2>
            <dl className="grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-[auto_1fr]">
              {applicationStatuses.map((each) => (
                <div key={each} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
                  <dt>
                    <ApplicationStatusBadge status={each} />
                  </dt>
                  <dd className="py-1">{statusMeanings[each]}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </Page>
  );
}

function AllApplications() {
  return (
    <Link
      to="/Dashboard"
      search={{}}
      activeOptions={{ exact: true }}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 font-medium text-evergreen hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {pageTexts.userDashboardTitle}
    </Link>
  );
}
