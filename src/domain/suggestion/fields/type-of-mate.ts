// The species of one that is to live with a pet of its own kind.
import type { PetType } from '#src/domain/pet.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

/** Birds and rabbits live with their own kind: "a mate for our budgie". */
export function typeOfMate(
  { tokens }: ParsedText,
  animals: readonly AnimalMention[],
): PetType | undefined {
  const at = tokens.findIndex(
    (token, place) =>
      mates.test(token) &&
      (/^(?:for|to|fur|para|pour)$/.test(tokens[place + 1] ?? '') ||
        isGiven(tokens, place) ||
        isSought(tokens, place)),
  );
  if (at < 0) {
    // "our rabbit is lonely since his brother died"
    const lonely = tokens.findIndex((token) =>
      /^(?:lonely|lonesome|pining|einsam|allein|sol[oa]|seule?|sozinh[oa])$/.test(token),
    );
    const own = animals.findLast((one) => one.to <= lonely && petTypeOf(one));
    const type = own?.role === 'household' ? petTypeOf(own) : undefined;
    return type === 'bird' || type === 'rabbit' ? type : undefined;
  }
  const isHim =
    isGiven(tokens, at) ||
    isSought(tokens, at) ||
    /^(?:him|her|it|them)$/.test(tokens[at + 2] ?? '');
  const kept = isHim
    ? animals.findLast(({ to }) => to <= at)
    : animals.find(({ from }) => from > at && from - at < 5);
  const type = kept && petTypeOf(kept);
  return type === 'bird' || type === 'rabbit' || spouses.test(tokens[at] ?? '') ? type : undefined;
}

/** "our bun needs a wife" */
const isSought = (tokens: readonly string[], at: number) =>
  /\b(?:needs?|wants?|seeks?|deserves|lacks|braucht|sucht|necesita|busca|cherche|procura|precisa) (?:\w+ ){0,2}$/.test(
    `${tokens.slice(Math.max(0, at - 4), at).join(' ')} `,
  );

/** Of their own kind, whatever it is. */
const spouses =
  /^(?:girlfriend|boyfriend|wife|husband|husbun|pareja|partnerin|novi[oa]|namorad[oa])$/;

/** "getting him a friend" */
const isGiven = (tokens: readonly string[], at: number) =>
  /^(?:him|her|them) (?:a|an|another|some)\b/.test(tokens.slice(at - 2, at).join(' ')) ||
  /^(?:him|her|them) (?:a|an) \w+$/.test(tokens.slice(at - 3, at).join(' '));

const mates =
  /^(?:friend|companion|mate|buddy|partner|company|playmate|pal|girlfriend|boyfriend|wife|husband|husbun|novi[oa]|namorad[oa]|amigo|amiga|companero|companera|pareja|partnerin|freund|freundin|gesellschaft|ami|amie|compagnon|copain|copine|companheiro|companheira|companhia)$/;

export function petTypeOf({ meaning: { type } }: AnimalMention): PetType | undefined {
  return type === 'any' || type === 'other' ? undefined : type;
}
