import { forms } from './inflections.ts';

export const languages = ['en', 'es', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/**
 * Phrases of each language, between commas or on lines of their own, without accents. In a phrase,
 * `a|b` is either word, `a?` may be missing, `..` is up to three words, `a~` also is inflected as an
 * English verb ("shed~": shedding, shedder), and `=a` is never inflected.
 */
export type Words = Partial<Record<Language, string>>;

type Slot = { readonly words: ReadonlySet<string> | 'gap'; readonly optional: boolean };
type Phrase<Meaning> = {
  readonly meaning: Meaning;
  /** What follows the first word, as it is written. */
  readonly rest: readonly string[];
  /** The same, read when the first word is first met: few phrases ever are. */
  slots?: readonly Slot[];
};

/** Phrases by the first word, for one language. */
type Index<Meaning> = ReadonlyMap<string, Phrase<Meaning>[]>;

export type Match<Meaning> = {
  readonly meaning: Meaning;
  /** The tokens, `to` excluded. */
  readonly from: number;
  readonly to: number;
};

export type Lexicon<Meaning> = {
  /** The longest matches; none lies within another of the same lexicon. */
  match(tokens: readonly string[], language: Language): readonly Match<Meaning>[];
  /** All words that occur in the phrases. */
  words(language: Language): ReadonlySet<string>;
};

const longestGap = 3;

export function lexicon<Meaning>(
  entries: readonly (readonly [meaning: Meaning, words: Words])[],
): Lexicon<Meaning> {
  const indexes = new Map<Language, Index<Meaning>>();
  const words = new Map<Language, ReadonlySet<string>>();
  // Every field looks into the same tokens, some of them twice.
  const found = new WeakMap<readonly string[], readonly Match<Meaning>[]>();
  return {
    match: (tokens, language) =>
      cached(found, tokens, () =>
        longest(
          matches(
            tokens,
            cached(indexes, language, () => indexOf(entries, language)),
            language,
          ),
        ),
      ),
    words: (language) => cached(words, language, () => wordsOf(entries, language)),
  };
}

function cached<Key, Value>(
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const before = cache.get(key);
  if (before !== undefined) return before;
  const made = make();
  cache.set(key, made);
  return made;
}

function wordsOf<Meaning>(
  entries: readonly (readonly [Meaning, Words])[],
  language: Language,
): ReadonlySet<string> {
  const written = entries.flatMap(([, table]) => (table[language] ?? '').split(/[\s,|?]+/));
  const words = new Set<string>();
  for (const word of new Set(written)) {
    if (/^[a-z=]/.test(word)) for (const form of forms(word, language)) words.add(form);
  }
  return words;
}

function indexOf<Meaning>(
  entries: readonly (readonly [Meaning, Words])[],
  language: Language,
): Index<Meaning> {
  const index = new Map<string, Phrase<Meaning>[]>();
  for (const [meaning, table] of entries) {
    for (const text of (table[language] ?? '').split(/[,\n]/)) {
      const written = text
        .trim()
        .split(' ')
        .filter((slot) => slot !== '');
      // A phrase that may begin with its second word is found under both.
      for (const [at, slot] of written.entries()) {
        const { words: first, optional } = slotOf(slot, language);
        if (first === 'gap') break;
        const phrase = { rest: written.slice(at + 1), meaning };
        for (const word of first) {
          const others = index.get(word);
          if (others === undefined) index.set(word, [phrase]);
          else others.push(phrase);
        }
        if (!optional) break;
      }
    }
  }
  return index;
}

const slotCache = new Map<string, Slot>();

function slotOf(text: string, language: Language): Slot {
  return cached(slotCache, `${language} ${text}`, () => readSlot(text, language));
}

function readSlot(text: string, language: Language): Slot {
  if (text === '..') return { words: 'gap', optional: true };
  const optional = text.endsWith('?');
  const words = (optional ? text.slice(0, -1) : text).split('|');
  return { words: new Set(words.flatMap((word) => forms(word, language))), optional };
}

function matches<Meaning>(
  tokens: readonly string[],
  index: Index<Meaning>,
  language: Language,
): Match<Meaning>[] {
  const found: Match<Meaning>[] = [];
  const last = new Map<Phrase<Meaning>, Match<Meaning>>();
  for (const [from, token] of tokens.entries()) {
    for (const phrase of index.get(token) ?? []) {
      phrase.slots ??= phrase.rest.map((slot) => slotOf(slot, language));
      const to = end(tokens, from + 1, phrase.slots, 0);
      if (to === undefined) continue;
      // "no barkers no biters": a gap is as short as can be.
      const before = last.get(phrase);
      if (before?.to === to) found.splice(found.indexOf(before), 1);
      const match = { meaning: phrase.meaning, from, to };
      last.set(phrase, match);
      found.push(match);
    }
  }
  return found;
}

/** Where the slots from `at` on end if they begin at `from`; undefined if they do not fit. */
function end(
  tokens: readonly string[],
  from: number,
  slots: readonly Slot[],
  at: number,
): number | undefined {
  const slot = slots[at];
  if (slot === undefined) return from;
  if (slot.words === 'gap') {
    for (let skipped = 0; skipped <= longestGap; skipped += 1) {
      const found = end(tokens, from + skipped, slots, at + 1);
      if (found !== undefined) return found;
      if (isBoundary(tokens[from + skipped])) return undefined;
    }
    return undefined;
  }
  const token = tokens[from];
  const found =
    token !== undefined && slot.words.has(token) ? end(tokens, from + 1, slots, at + 1) : undefined;
  return found ?? (slot.optional ? end(tokens, from, slots, at + 1) : undefined);
}

export const isBoundary = (token: string | undefined): boolean =>
  token === undefined || /^[.,;:?!()|]$/.test(token);

function longest<Meaning>(found: readonly Match<Meaning>[]): readonly Match<Meaning>[] {
  const sorted = found.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const kept: Match<Meaning>[] = [];
  for (const match of sorted) {
    const within = kept.some(
      ({ meaning, from, to }) =>
        from <= match.from &&
        match.to <= to &&
        (to - from > match.to - match.from || meaning === match.meaning),
    );
    if (!within) kept.push(match);
  }
  return kept;
}

/** Without those that only look like one, and what lies within them. */
export function meaningful<Meaning>(
  found: readonly Match<Meaning | undefined>[],
): readonly Match<Meaning>[] {
  const exceptions = found.filter(({ meaning }) => meaning === undefined);
  return found.flatMap(({ meaning, from, to }) => {
    const excepted = exceptions.some(
      (one) => one.from < to && from < one.to && one.to - one.from >= to - from,
    );
    return meaning === undefined || excepted ? [] : [{ meaning, from, to }];
  });
}
