import type { Language } from '#src/domain/suggestion/lexicon/phrases.ts';

/** Words that begin a clause; the others do only before a subject. */
const conjunctions: Record<Language, { always: string; beforeSubject: string; subjects: string }> =
  {
    en: {
      always: 'anyway anyways but because since although though while however whereas unless',
      beforeSubject: 'and or plus so',
      subjects:
        'who i we my our he she it they there his her the someone no not want would preferably ideally maybe must should looking is are has can does do likes loves gets fine good great',
    },
    es: {
      always: 'pero porque aunque pues entonces',
      beforeSubject: 'y o',
      subjects:
        'me nos queria quisiera buscamos necesito necesitamos estoy estamos quizas quiza ahora tal mejor yo mi mis nosotros nuestro nuestra queremos quiero busco tengo tenemos que no sea sean tenga este sepa pueda',
    },
    de: {
      always: 'aber weil denn sondern obwohl deshalb deswegen daher drum',
      beforeSubject: 'und oder',
      subjects:
        'suche suchen mochte mochten hatte hatten vielleicht jetzt nun am ich wir mein meine unser unsere er sie es nicht kein keine',
    },
    fr: {
      always: 'mais car parce quoique donc',
      beforeSubject: 'et ou',
      subjects: 'cherche recherche voudrais maintenant je nous on mon ma mes notre il elle pas qui',
    },
    pt: {
      always: 'mas porque pois embora entao',
      beforeSubject: 'e ou',
      subjects:
        'procuro procuramos gostaria gostariamos preciso precisamos estou estamos queria agora talvez eu meu minha nos nosso nossa quero queremos temos tenho que nao seja sejam tenha esteja saiba possa',
    },
  };

const sentenceEnd = /^[.?!;]$/;

/** The sentences, each with the mark that ends it. */
export function sentencesOf(tokens: readonly string[]): readonly (readonly string[])[] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (sentenceEnd.test(token)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.some((token) => !sentenceEnd.test(token)));
}

/** Puts the mark | where a clause begins without a comma: "… | but not loud". */
export function markClauses(tokens: readonly string[], language: Language): readonly string[] {
  return tokens.flatMap((token, at) =>
    at > 0 && beginsClause(tokens, at, sets[language]) ? ['|', token] : [token],
  );
}

function beginsClause(
  tokens: readonly string[],
  at: number,
  { always, beforeSubject, subjects }: (typeof sets)[Language],
): boolean {
  const token = tokens[at] ?? '';
  const next = tokens[at + 1] ?? '';
  const isPhrase = /^(?:anything|nothing|all|any|everything)$/.test(tokens[at - 1] ?? '');
  if (isPhrase) return false;
  if (always.has(token) || (token === 'asi' && next === 'que')) return true;
  if (!beforeSubject.has(token)) return false;
  // "der sich mit Kindern versteht und schon erwachsen ist": a German verb ends its clause.
  if (token === 'und' && finalVerbs.test(tokens[at - 1] ?? '')) return true;
  // "and a cat would", "and the cat sleeps": a noun is a subject where a verb follows it.
  const isSubject = subjects.has(next) && !determiners.test(next);
  // "… and so does a parrot" goes on.
  if (isSubject && !(token === 'so' && /^do(?:es)?$/.test(next))) return true;
  if (token === 'so' && opening.test(next)) return true;
  return determiners.test(next) && hasVerb(tokens, at + 2);
}

const finalVerbs =
  /^(?:ist|sind|hat|kann|mag|wird|darf|wiegt|versteht|vertragt|klarkommt|auskommt|zurechtkommt|braucht|haart|macht|lebt|passt|liebt|bleibt|bellt|mitkommt)$/;

const determiners =
  /^(?:a|an|the|his|her|my|our|their|un|una|ein|eine|einen|une|um|uma|der|die|das|el|la|le|les|o|os)$/;
const opening = /^(?:a|an|any|another|maybe|perhaps|probably|definitely|ideally|preferably|now)$/;

function hasVerb(tokens: readonly string[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    const token = tokens[at] ?? '.';
    if (verbs.test(token)) return true;
    if (/^(?:[.,;:?!()|]|and|or|who|that|which|with|to)$/.test(token)) return false;
  }
  return false;
}

const verbs =
  /^(?:is|are|was|were|has|have|had|would|could|can|will|should|must|might|may|does|do|did|likes?|loves?|wants?|wanted|needs?|gets|lives|comes|works|sleeps|visits|stays|goes|says|said|thinks|hates|died|sneezes|barks|runs|keeps|seems|feels|seria|estaria|serian|iria|haria|ware|wurde|sollte|serait|ferait|conviendrait|ficaria)$/;

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
// One entry for each language.
const sets = Object.fromEntries(
  Object.entries(conjunctions).map(([language, { always, beforeSubject, subjects }]) => [
    language,
    { always: set(always), beforeSubject: set(beforeSubject), subjects: set(subjects) },
  ]),
) as Record<Language, Record<'always' | 'beforeSubject' | 'subjects', ReadonlySet<string>>>;
