import { type Pet, petSchema } from '#src/domain/pet.ts';
import { nextSlice } from './next-slice.ts';

// 100: some milliseconds of checking; a page of 500 at once would cost a frame.
const sliceSize = 100;

/** The pets that can be read, and how many cannot. */
export async function readPets(
  unread: readonly unknown[],
): Promise<{ pets: readonly Pet[]; unreadable: number }> {
  const pets: Pet[] = [];
  for (const [index, one] of unread.entries()) {
    if (index > 0 && index % sliceSize === 0) await nextSlice();
    const read = petSchema.safeParse(one);
    if (read.success) pets.push(read.data);
  }
  return { pets, unreadable: unread.length - pets.length };
}
