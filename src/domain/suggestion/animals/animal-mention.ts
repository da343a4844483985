import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';

/** What an animal is to the speaker. */
export type AnimalRole =
  /** It is asked for: plainly, or merely named. */
  | 'wanted'
  | 'named'
  /** It is refused as such ("no cats"). */
  | 'rejected'
  /** It lives there, or the pet has to get on with it. */
  | 'household'
  /** It is wanted only if no other is: an earlier plan, or another's wish. */
  | 'possible'
  /** Some of its kind are refused: "no big dogs" tells of dogs, unless another species is wanted. */
  | 'described'
  /** It ends a text as the last of a list: it lives there if another is wanted. */
  | 'listed'
  /** It only serves to compare. */
  | 'compared'
  /** It is gone. */
  | 'past';

export type AnimalMention = NamedAnimal & { readonly role: AnimalRole };
