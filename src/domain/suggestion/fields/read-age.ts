// How old the pet is to be, in words and numbers.
import { petFields } from '#src/domain/pet-fields.ts';
import { agesInNumbers } from './ages-in-numbers.ts';
import type { AnimalMention } from '#src/domain/suggestion/animals/animal-mention.ts';
import { describesPet, isOfAnimal } from '#src/domain/suggestion/animals/described-as-people.ts';
import { lexicons } from '#src/domain/suggestion/lexicon/lexicons.ts';
import { lastWords, listed, type Mention, valuesOf } from './mentions.ts';
import { isDenied } from '#src/domain/suggestion/clauses/denials.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { mentionsOf } from './read-words.ts';

type Age = (typeof petFields.age.vocabulary)[number];

export function readAge(text: ParsedText, animals: readonly AnimalMention[]): Age[] | undefined {
  const numbers = agesInNumbers(text, animals).ofPet;
  const last = lastWords(text, numbers);
  if (last.length > 0) return listed(valuesOf(petFields.age.vocabulary, last));
  const found = mentionsOf(text, animals, lexicons.age, ['pet']);
  const words = found
    .map((one) => (one.value === 'young' && isOutgrown(text, one) ? { ...one, denied: true } : one))
    .filter(
      ({ from, to }) =>
        !text.people.some(
          // "for a senior dog" names no person.
          (one) =>
            one.from < to &&
            from < one.to &&
            !isGrandparent(text, { from, to }) &&
            !describesPet(text, one, found) &&
            !(text.language !== 'en' && isOfAnimal(text, one)) &&
            !animals.some(
              (pet) =>
                pet.from === one.to ||
                (text.language !== 'en' &&
                  !/^(?:comme|como|wie|pour|para|pra|p|fur|avec|com|con|mit|chez)$/.test(
                    text.tokens[pet.to] ?? '',
                  ) &&
                  (from === pet.to ||
                    (from === pet.to + 1 && text.piece[from] === text.piece[pet.to - 1]))),
            ),
        ),
    );
  const ofAnimals = animals.flatMap(({ meaning, role, from, to }): Mention<Age>[] =>
    'age' in meaning &&
    meaning.age &&
    (role === 'wanted' || role === 'named' || role === 'rejected')
      ? [
          {
            value: meaning.age,
            from,
            to,
            denied: role === 'rejected' || isUnwanted(text, from) || isOutgrown(text, { from, to }),
          },
        ]
      : [],
  );
  // "a kitten, but an adult is fine too"
  const isFineToo = (at: number) =>
    text.signs.some(
      ({ meaning, from, to }) =>
        meaning === 'fine' &&
        text.piece[from] === text.piece[at] &&
        /^(?:too|also|as)$/.test(text.tokens[to] ?? ''),
    );
  const grown = words.filter(
    ({ denied, value, from }) => !denied && value !== 'young' && !isFineToo(from),
  );
  // "Kittens in freshers' week are a bad idea … an adult": a species may be named by its young.
  const all = [
    ...words,
    ...ofAnimals.filter(
      (one) =>
        one.denied || !grown.some((other) => text.piece[other.from] !== text.piece[one.from]),
    ),
  ].toSorted((one, other) => one.from - other.from);
  return listed(valuesOf(petFields.age.vocabulary, lastWords(text, all)));
}

/** "kein Opa", "pas d'un papy", "kein Baby mehr": how old the pet is not. */
const isGrandparent = (text: ParsedText, { from, to }: { from: number; to: number }): boolean =>
  (/^(?:papy|papi|opa|opi|omi|mamie|abuelo|abuelete|vovo)$/.test(text.tokens[from] ?? '') ||
    (/^(?:granddad|grandad|grandpa|granny|grandma|pensioner|oap)$/.test(text.tokens[from] ?? '') &&
      /^(?:an?|no)$/.test(text.tokens[from - 1] ?? '')) ||
    (text.tokens[from] === 'baby' && text.tokens[to] === 'mehr')) &&
  isDenied(text, { from, to });

/** "over the kitten stage", "done with puppies", "Puppies we have no time for", "puppies? No". */
function isOutgrown({ tokens }: ParsedText, { from, to }: { from: number; to: number }): boolean {
  return (
    outgrown.test(tokens.slice(Math.max(0, from - 4), from).join(' ')) ||
    refusedLater.test(tokens.slice(to, to + 5).join(' '))
  );
}

const outgrown =
  /\b(?:(?:not|never|no longer) (?:interested in|looking for|after|into|keen on|ready for|up for)|past|over|beyond|(?:version|stage|anything|everything) after|no longer|anymore|enough of|enough|had my fill of|genug (?:von|mit|vom)|mir mit|ya no (?:es|sea)|ja nao (?:seja|e)|plus|fini)(?: (?:the|a|an|un|una|un|um|its|being|silly|tiny|being a|de|los|den|dem|der))*$/;
const refusedLater =
  /^(?:(?:, )?(?:we|i) (?:have|do|can|could|would) not|not really|(?:is|are|would be|=) (?:not|a bad idea|out)|no(?: (?:[.,;!]|thank|thanks|por favor|gracias|que)|$)|nein|nicht(?: [.,;!]|$)|nao (?:por favor|obrigad)|non\b|nao (?:da|quero|e|tenho)|me dan? pereza|dan? pereza|de jeito nenhum|nem pensar|ni hablar|mehr\b|in .{3,20} week bad)/;

/** "not a playful kitten" still refuses kittens. */
function isUnwanted({ signs, piece, tokens }: ParsedText, from: number): boolean {
  return signs.some(
    (sign) =>
      sign.meaning === 'not' &&
      sign.to <= from &&
      (from - sign.to <= 1 ||
        tokens
          .slice(sign.to, from)
          .every((token) =>
            /^(?:an?|any|una?|uma?|eine?n?|quiero|queremos|quero|queria|want|de)$/.test(token),
          )) &&
      piece[sign.from] === piece[from],
  );
}
