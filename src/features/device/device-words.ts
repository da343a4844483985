import type { DeviceContents } from '#src/db/device-contents.ts';
import type { StorageView } from '#src/db/storage-health.ts';
import { counted } from '#src/domain/words.ts';

/** '2 applications, 1 pet in the cart', or 'Nothing'. */
export function yours({ applications, cartItems, questions, drafts }: DeviceContents): string {
  const kinds = [
    { count: applications, thing: 'application' },
    { count: cartItems, thing: 'pet', where: ' in the cart' },
    { count: questions, thing: 'question' },
    { count: drafts, thing: 'draft' },
  ];
  const there = kinds.filter(({ count }) => count > 0);
  if (there.length === 0) return 'Nothing';
  return there.map(({ count, thing, where = '' }) => counted(count, thing) + where).join(', ');
}

/** '0.4 MB', '12 MB', '3.2 GB'; takes bytes. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  if (size >= 1000) return `${(size / 1000).toFixed(1)} GB`;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}

export function persistenceSentence(persistence: StorageView['persistence']): string {
  switch (persistence) {
    case 'granted':
      return 'The browser keeps this even when the device runs short of space.';
    case 'refused':
      return 'The browser may clear this when the device runs short of space. Installing Homeward makes it safer.';
    case 'not-asked':
      return 'Nothing here needs keeping yet. The browser is asked to keep it once something does.';
  }
}
