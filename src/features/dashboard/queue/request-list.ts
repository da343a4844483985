import type { Application, ApplicationStatus } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';
import { placesInText, type SearchText, searchTextOf } from '#src/domain/search-text.ts';

export type StatusFilter = 'all' | ApplicationStatus;
export type Order = 'newest' | 'oldest';

export const statusFilters: readonly StatusFilter[] = [
  'all',
  'pending',
  'approved',
  'rejected',
  'withdrawn',
];

/** A request with what is compared and searched: sorting 10,000 compares 130,000 times. */
type PreparedRequest = {
  application: Application;
  submittedAtMs: number;
  status: ApplicationStatus;
  words: string;
};
const prepared = new WeakMap<Application, PreparedRequest>();

function prepare(application: Application): PreparedRequest {
  const known = prepared.get(application);
  if (known) return known;
  const { createdAt, status, fullName, email, petName, petBreed } = application;
  const made = {
    application,
    // Parsed: the database and this device write the same time differently.
    submittedAtMs: Date.parse(createdAt),
    status: statusStyle(status),
    words: [fullName, email, petName, petBreed].join('\n').toLowerCase(),
  };
  prepared.set(application, made);
  return made;
}

/**
 * By time of submission; equal times are ordered by id, so that the order is the same everywhere.
 * What has not changed is not prepared again.
 */
const prepareInOrder = (applications: readonly Application[]): readonly PreparedRequest[] =>
  applications
    .map(prepare)
    .sort(
      (one, other) =>
        other.submittedAtMs - one.submittedAtMs ||
        (one.application.id < other.application.id ? 1 : -1),
    );

/** All requests, newest first, and those of each status, so that choosing one looks at none. */
export type PreparedRequests = {
  all: readonly PreparedRequest[];
  byStatus: Readonly<Record<StatusFilter, readonly Application[]>>;
};

/** An unknown status counts as pending. */
export function prepareRequests(applications: readonly Application[]): PreparedRequests {
  const requests = prepareInOrder(applications);
  const byStatus: Record<StatusFilter, Application[]> = {
    all: requests.map(({ application }) => application),
    pending: [],
    approved: [],
    rejected: [],
    withdrawn: [],
  };
  for (const { application, status } of requests) byStatus[status].push(application);
  return { all: requests, byStatus };
}

const searchTexts = new WeakMap<readonly PreparedRequest[], SearchText>();

/** The requests that contain these words, in their order. */
function withWords(
  requests: readonly PreparedRequest[],
  words: string,
): readonly PreparedRequest[] {
  const text = searchTexts.get(requests) ?? searchTextOf(requests.map((one) => one.words));
  searchTexts.set(requests, text);
  return [...placesInText(text, words)].flatMap((place) => requests[place] ?? []);
}

export const newestFirst = (applications: readonly Application[]): readonly Application[] =>
  prepareInOrder(applications).map(({ application }) => application);

type Wanted = {
  filter: StatusFilter;
  order: Order;
  words: string;
  /**
   * Decided since the filter was chosen: they stay in the list, so that a mistake can be undone.
   */
  kept: ReadonlySet<string>;
};

/** The requests that match an admin's choices, in the chosen order. */
export function requestsToShow(
  { all, byStatus }: PreparedRequests,
  { filter, order, words, kept }: Wanted,
): readonly Application[] {
  const wanted = words.trim().toLowerCase();
  const found = wanted === '' ? all : withWords(all, wanted);
  const shown =
    found === all && kept.size === 0
      ? byStatus[filter]
      : found
          .filter(
            ({ application, status }) =>
              filter === 'all' || status === filter || kept.has(application.id),
          )
          .map(({ application }) => application);
  return order === 'newest' ? shown : shown.toReversed();
}

/**
 * The next pending request after this one in the list as it is shown; after the end it goes on from
 * the start. The first one if there is no `id`, or if it is not in the list.
 */
export function nextToDecide(
  requests: readonly Application[],
  id: string | undefined,
): Application | undefined {
  const at = id === undefined ? -1 : requests.findIndex((one) => one.id === id);
  const isPending = ({ status }: Application) => statusStyle(status) === 'pending';
  return (
    requests.slice(at + 1).find(isPending) ?? requests.slice(0, Math.max(at, 0)).find(isPending)
  );
}

/** The other applications for the same pet. */
export function othersFor(
  applications: readonly Application[],
  { id, petId }: Application,
): readonly Application[] {
  return applications.filter((one) => one.petId === petId && one.id !== id);
}
