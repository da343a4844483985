import type { NamedAnimal } from '#src/domain/suggestion/clauses/animals-in.ts';
import type { AnimalMention, AnimalRole } from './animal-mention.ts';
import {
  endsText,
  isInForm,
  isLessLiked,
  isPlace,
  isProposed,
  sentenceIsOf,
  reaches,
  roleOfWas,
  tellsAge,
} from './animal-context.ts';
import { isAlreadyThere, isThere } from './animals-there.ts';
import {
  isActedLike,
  isContested,
  isCountedOther,
  isInRelative,
  isOwner,
  isSaidByOthers,
  isTheOther,
  isToldApart,
  lovers,
  things,
} from './animal-relations.ts';
import { isPoultry, ownerBefore, roleOfKnown, several, subjectOfName } from './animal-owner.ts';
import { phraseStart } from './described-as-people.ts';
import { isOnlyAccompanying, isSharedLife } from './accompanying-animals.ts';
import {
  isBesidePeople,
  isGoneOrElsewhere,
  isLikedByPerson,
  isOnlyMet,
} from './animals-of-people.ts';
import { isCountedWithPeople, isInList, isListedWith } from './listed-animals.ts';
import { seeksCompany } from './lonely-pets.ts';
import {
  isDeniedAfter,
  isGovernedFrom,
  isOnlyDescribed,
  isSpared,
  needNotMeet,
} from './met-animals.ts';
import { isOfStranger } from './neighbours.ts';
import {
  isDescribed,
  isExcluded,
  isFeared,
  isNotFeared,
  isRefused,
  isTakenBack,
  isTooMuch,
} from './refused-animals.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary } from '#src/domain/suggestion/lexicon/phrases.ts';

export function animalRoles(text: ParsedText): readonly AnimalMention[] {
  const found = text.animals.map((match) => ({ ...match, role: roleOf(text, match) }));
  const wanted = found.filter(
    ({ role, meaning }) =>
      (role === 'wanted' || role === 'named') && meaning.type !== 'any' && meaning.type !== 'other',
  );
  return found.map((one) => {
    if (one.role === 'listed') return { ...one, role: wanted.length > 0 ? 'household' : 'named' };
    if (one.role === 'described') {
      const isSame =
        wanted.length === 0 || wanted.some(({ meaning }) => meaning.type === one.meaning.type);
      return { ...one, role: isSame ? 'named' : 'past' };
    }
    const known = roleOfKnown(text, one, found);
    if (known) return { ...one, role: known };
    if (isInRelative(text, one, wanted)) return { ...one, role: 'household' };
    if (isPoultry(text, one, wanted))
      return { ...one, role: sentenceIsOf(text, one.from, 'past') ? 'past' : 'household' };
    if (one.role === 'named' && isToldApart(text, one, wanted))
      return { ...one, role: 'household' };
    // "the cat is fine … another dog": one that is there.
    if (one.role === 'named' && isTheOther(text, one, wanted)) return { ...one, role: 'household' };
    if (one.role !== 'possible') return one;
    // What is said before "scratch that" leaves room for what is said after it.
    const from = text.signs.findLast(
      ({ meaning, to }) => (meaning === 'takeBack' || meaning === 'correction') && to <= one.from,
    );
    const hasOther = wanted.some((other) => other.from >= (from?.to ?? 0));
    if (hasOther) return { ...one, role: 'past' };
    return { ...one, role: isContested(text, one) ? 'rejected' : 'named' };
  });
}

function roleOf(text: ParsedText, match: NamedAnimal): AnimalRole {
  const { tokens, signs, piece, language } = text;
  const { from, to } = match;
  const next = tokens[to] ?? '';
  const start = phraseStart(text, from);
  const here = signs.filter((sign) => [piece[from], piece[start]].includes(piece[sign.from]));
  const before = here.filter((sign) => sign.to <= from);
  const near = (meaning: string, most: number) =>
    before.some(
      (sign) =>
        sign.meaning === meaning &&
        from - sign.to <= most &&
        // "big as a bear, dog"
        (meaning !== 'than' || piece[sign.from] === piece[from]),
    );
  const lastOf = (meaning: string) =>
    Math.max(-1, ...before.filter((sign) => sign.meaning === meaning).map((sign) => sign.to));
  const wished = lastOf('wish');
  if (text.people.some((one) => one.meaning === 'otherPets' && one.from <= from && to <= one.to))
    return isDeniedAfter(tokens, to) ? 'past' : 'household';
  // "ich bin mit Katzen aufgewachsen", but not "der mit Katzen aufgewachsen ist"
  if (
    next === 'aufgewachsen' &&
    /\b(?:bin|sind) mit(?: \w+)?$/.test(tokens.slice(0, from).join(' '))
  )
    return 'past';
  if (isLessLiked(text, from)) return 'compared';
  // "un perro no, un gato".
  if (/^(?:no|nao|nein)$/.test(next) && isBoundary(tokens[to + 1])) return 'rejected';
  if (isTooMuch(text, match) || isTakenBack(text, match)) return 'rejected';
  if (isFeared(tokens, text.persons, from)) return 'described';
  if (isNotFeared(text, match) || isSpared(text, match)) return 'household';
  const explained = explainedBy(text, match);
  if (explained !== undefined) return explained;
  if (
    (language === 'en' && things.test(next) && !/^(?:train|proof)/.test(tokens[to + 1] ?? '')) ||
    (lovers.test(next) && isDenied(text, match))
  )
    return 'past';
  if (isOwner(text, match)) return 'past';
  // "I have always been a cat person": that, unless another is asked for.
  if (lovers.test(next)) return /^lovers?$/.test(next) ? 'past' : 'possible';
  if (isInForm(text, from)) return 'household';
  if (isPlace(text, match) || isOnlyMet(text, match)) return 'past';
  const owner = ownerBefore(text, from);
  // "my dog would have to like her": not there yet.
  const willBe = /^(?:would|should|must|will have)\b/.test(tokens.slice(to, to + 2).join(' '));
  if (owner === 'future' || (owner === 'owner' && willBe)) return 'wanted';
  // "one of your dogs".
  if (owner === 'theirs') return 'named';
  if (match.meaning.type === 'any') {
    // "the last one"
    if (before.some((sign) => sign.meaning === 'past' && sign.to === from)) return 'past';
    return owner === 'owner' ? 'household' : 'wanted';
  }
  const with_ = lastOf('with');
  const isGoverned = near('with', 7) && isGovernedFrom(text, with_, from);
  // "my wife wants a dog that likes cats"
  if (lastOf('plan') > Math.max(wished, lastOf('past'), isGoverned ? with_ : -1))
    return isDenied(text, match) ? 'rejected' : 'possible';
  const past = lastOf('past');
  if (past > wished && reaches(text, past, from)) return 'past';
  // "o gato morreu o ano passado"
  if (tokens.slice(to, to + 2).some((token) => over.test(token))) return 'past';
  const was = roleOfWas(text, from);
  if (was !== undefined) return was;
  const isUnmet = isExcluded(text, match) || needNotMeet(text, match);
  if (owner === 'other' && wished < 0) return isUnmet ? 'past' : 'household';
  // "gentle as my spaniel", "a dog-like cat".
  const isLikeness = next === 'like' && text.animals.some((one) => one.from === to + 1);
  if (near('than', 3) || isLikeness || isActedLike(tokens, from) || /^sized?$/.test(next))
    return 'compared';
  if (wished < 0 && isOfStranger(text, from)) return 'past';
  if (owner === 'owner') return isGoneOrElsewhere(text, match) ? 'past' : 'household';
  if (seeksCompany(text, match)) return 'household';
  if (isSharedLife(text, match) || isProposed(text, match)) return 'wanted';
  if (isOnlyAccompanying(text, match)) return 'named';
  if (with_ > wished && isGoverned) {
    if (isUnmet) return 'past';
    return isLikedByPerson(text, match) ? 'possible' : 'household';
  }
  if (wished < 0 && isListedWith(text, match)) return 'household';
  if (wished < 0 && isInList(text, from, 'past')) return 'past';
  const having = lastOf('have');
  if (
    having > wished &&
    !isDenied(text, match) &&
    reaches(text, having, from) &&
    !tellsAge(tokens, having, from) &&
    !isOnlyDescribed(text, having, match)
  )
    return 'household';
  if (wished < 0 && isAlreadyThere(text, match)) return 'household';
  const isPlain = wished < 0 && !isDenied(text, match);
  if (isPlain && (isThere(text, match) || isCountedOther(text, match))) return 'household';
  if (
    isInBrackets(text, from) ||
    (wished < 0 &&
      !here.some(({ meaning }) => meaning === 'wish' || meaning === 'not') &&
      isInList(text, from, 'have'))
  )
    return endsText(text, match) ? 'listed' : 'household';
  if ((isPlain && isBesidePeople(text, match)) || isCountedWithPeople(text, match))
    return 'household';
  if (isRefused(text, match)) return isDescribed(text, match) ? 'described' : 'rejected';
  if (
    wished < 0 &&
    several.test(tokens[from - 1] ?? '') &&
    !/^(?:or|maybe|perhaps)$/.test(tokens[from - 2] ?? '') &&
    sentenceIsOf(text, from, 'have')
  )
    return 'household';
  if (wished < 0 && isSaidByOthers(text, match)) return 'possible';
  return wished >= 0 ? 'wanted' : 'named';
}

const over =
  /^(?:died|murio|murieron|morreu|morreram|mort|gestorben|fallecio|faleceu|gehabt|gehalten|abgegeben|abgeben|weggegeben)$/;

/** "two dogs (a shepherd and a terrier)": what is told of those that live there. */
function isInBrackets(text: ParsedText, from: number): boolean {
  const { tokens, signs, sentence, animals } = text;
  const open = tokens.lastIndexOf('(', from);
  if (open < 0 || tokens.indexOf(')', open) < from) return false;
  if (families.test(tokens.slice(open - 2, open).join(' '))) return true;
  const before = animals.find(({ to }) => to <= open && open - to < 3);
  const role = before && roleOf(text, before);
  const isAfterAnimal = role === 'household' || role === 'past' || sentenceIsOf(text, open, 'past');
  return (
    isAfterAnimal &&
    !signs.some(
      (sign) =>
        sign.meaning === 'wish' && sentence[sign.from] === sentence[from] && sign.from < open,
    )
  );
}

const families =
  /(?:household|home|house|family|flat|apartment|place|crew|gang)$|^(?:my|our) (?:girl|boy|lad|lady|man)$/;

/** "our dog, a collie,": the same animal again. */
function explainedBy(text: ParsedText, { from }: { from: number }): AnimalRole | undefined {
  const { tokens, piece, sentence, animals } = text;
  const subject = subjectOfName(text, from);
  if (subject && /^ow|^other$/.test(ownerBefore(text, subject.from) ?? '')) return 'household';
  const opens =
    piece.indexOf(piece[from] ?? 0) === from - 1 &&
    /^(?:a|an|un|une|ein|eine|una|um|uma)$/.test(tokens[from - 1] ?? '');
  if (!opens || tokens[from - 2] !== ',') return undefined;
  const before = animals.findLast(
    (one) =>
      one.to < from &&
      piece[one.from] === (piece[from] ?? 0) - 1 &&
      sentence[one.from] === sentence[from],
  );
  const role =
    before && ownerBefore(text, before.from) === 'owner' ? roleOf(text, before) : undefined;
  return role === 'household' || role === 'past' ? role : undefined;
}
