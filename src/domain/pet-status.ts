/**
 * Available and reserved pets are *listed*: the catalogue has them. Adopted and hidden ones are
 * *unlisted*: only admins are sent them.
 */
export const petStatuses = ['available', 'reserved', 'adopted', 'hidden'] as const;
export type PetStatus = (typeof petStatuses)[number];

/** An unknown word counts as listed: only the server knows what it means, and it sent the pet. */
export const isListed = ({ status }: { status: string }): boolean =>
  status !== 'adopted' && status !== 'hidden';

/** What a list says beside a pet that is not simply available; '' for one that is. */
export const badgeOf = ({ status }: { status: string }): string =>
  status === 'available' ? '' : status === 'reserved' ? 'Reserved' : 'Ask';
