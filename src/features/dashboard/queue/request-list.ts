import { type Application, type ApplicationStatus, statusStyle } from '#src/domain/application.ts';

export type StatusFilter = 'all' | ApplicationStatus;
export type Order = 'newest' | 'oldest';

export const statusFilters: readonly StatusFilter[] = [
  'all',
  'pending',
  'approved',
  'rejected',
  'withdrawn',
];

/** How many there are of each; a status we do not know counts as pending, as it is shown. */
export function countByStatus(applications: readonly Application[]): Record<StatusFilter, number> {
  const counts = { all: applications.length, pending: 0, approved: 0, rejected: 0, withdrawn: 0 };
  for (const { status } of applications) counts[statusStyle(status)] += 1;
  return counts;
}

/** By the time of submission; ids break ties, so that equal times keep one order on every device. */
export function newestFirst(applications: readonly Application[]): readonly Application[] {
  return applications.toSorted(
    (one, other) =>
      // As times, not as texts: the database and this device write the same moment differently.
      Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id.localeCompare(one.id),
  );
}

type Wanted = {
  filter: StatusFilter;
  order: Order;
  words: string;
  /** Decided since the filter was chosen: these keep their place, so that a slip can be mended. */
  kept: ReadonlySet<string>;
};

/** The requests an admin asked to see, in the order asked for. */
export function requestsToShow(
  applications: readonly Application[],
  { filter, order, words, kept }: Wanted,
): readonly Application[] {
  const wanted = words.trim().toLowerCase();
  const shown = newestFirst(applications).filter(
    (one) =>
      (filter === 'all' || statusStyle(one.status) === filter || kept.has(one.id)) &&
      (wanted === '' || about(one).includes(wanted)),
  );
  return order === 'newest' ? shown : shown.toReversed();
}

const about = ({ fullName, email, petName, petBreed }: Application) =>
  [fullName, email, petName, petBreed].join('\n').toLowerCase();

/**
 * The next pending request after this one in the list as it is shown, from its end on to its start;
 * without one, or where it is not in the list, the first.
 */
export function nextToDecide(
  requests: readonly Application[],
  id: string | undefined,
): Application | undefined {
  const at = requests.findIndex((one) => one.id === id);
  return [...requests.slice(at + 1), ...requests.slice(0, Math.max(at, 0))].find(
    ({ status }) => statusStyle(status) === 'pending',
  );
}
