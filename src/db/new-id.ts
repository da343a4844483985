import { v7 } from 'uuid';

/** A UUIDv7: ids made later sort later, which keeps database indexes compact. */
export function newId(): string {
  return v7();
}
