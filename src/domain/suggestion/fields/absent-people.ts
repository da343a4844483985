// People who are named and do not live there.
import { isOfOwner } from '#src/domain/suggestion/animals/animals-of-people.ts';
import type { Person } from '#src/domain/suggestion/lexicon/people.ts';
import { isDeniedAfter } from '#src/domain/suggestion/animals/met-animals.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';
import { isBoundary, type Match } from '#src/domain/suggestion/lexicon/phrases.ts';
import { elsewhere, visits } from '#src/domain/suggestion/clauses/signs.ts';

/** "the kids, who are all grown", "Kinder haben wir keine", "my grandkids live in Australia". */
export function isGone(
  { signs, piece, sentence, tokens }: ParsedText,
  { from, to }: { from: number; to: number },
): boolean {
  return (
    signs.some(
      (sign) =>
        sign.meaning === 'past' &&
        piece[sign.from] === piece[from] &&
        sign.to <= from &&
        from - sign.to < 2,
    ) ||
    gone.test(tokens.slice(to, to + 9).join(' ')) ||
    (/^[:?]$/.test(tokens[to] ?? '') && nobody.test(tokens[to + 1] ?? '')) ||
    /^(?:had|used|died|passed|loved|was|kept)$/.test(tokens[to] ?? '') ||
    /^(?:haben|habe|hab|gibt) (?:\w+ ){1,3}(?:keine?|nicht)\b/.test(
      tokens.slice(to, to + 5).join(' '),
    ) ||
    isDeniedAfter(tokens, to) ||
    hasLeft.test(tokens.slice(sentence.lastIndexOf(sentence[from] ?? 0) + 1).join(' ')) ||
    abroad.test(tokens.slice(to, to + 6).join(' ')) ||
    /^(?:all |both |who |now |only )*(?:lives?|living|lived|is|are|stud(?:y|ies)|works?|moved(?! in\b)) (?:(?:over|away|out|up|down|off|all|so|too|miles|hours|abroad) )*(?:in (?!the\b|our\b|my\b|this\b|a\b|an\b|and\b|with\b|nappies|diapers|school|year|primary|reception|elementary|kindergarten|nursery|love|bed|charge|middle|high|grade|need|here|town|their|his|her)|abroad|overseas|elsewhere|far\b|miles|hours|away)/.test(
      tokens.slice(to, to + 6).join(' '),
    )
  );
}

/** What is said of children who live elsewhere: "have all moved out", "are in their thirties", "ya son mayores". */
const gone =
  /^(?!, (?:gross|grand|mayor))(?:(?:,|who|that|they|he|she|is|are|’s|has|have|all|both|now|long|since|just|already|finally|recently|que|qui|die|ya|ja|schon|deja|son|sao|sind|sont|todos|alle|tous) )*(?:grown|gone|flown|big now|adult\w*|mayores|grandes|erwachsen|gross|grands|crescidos|left (?:home|for|us|the nest)|moved (?:out|away|to|abroad)|(?:getting |got )?married|(?:off|went|going) to (?:uni|college|the army)|at (?:uni|college)|took (?:\w+ ){0,5}to (?:uni|college)|(?:\w+ ){0,3}aus dem haus|se fue|se fueron|foi|foram|parti\w* (?:etudier|vivre|faire)|(?:\w+ ){0,3}(?:, \| )?(?:but )?(?:he|she|they) (?:is|are) doing (?:his|her|their) (?:degree|phd|master)|(?:a )?(?:home|flat|house|place|family|kid|child)\w* of (?:their|his|her) own|in the (?:army|navy|marines|military|forces)|their own (?:home|flat|house|place|famil|kid|child)|in their (?:late |early |mid )?(?:20|30|40|50|twent|thirt|fort|fift)|(?:vive|viven|estudian?|trabajan?|mora|moram|vivem|estudam?|trabalham?) (?:en (?!casa)|fuera|lejos|fora|longe|em (?!casa)|n[oa]s? )|(?:studier|wohn|leb|arbeite)\w* (?:in|im|weit|woanders)\b|(?:vivent|vit|habitent?|etudient?|travaillent?) (?:a|au|en|loin)\b)/;

/** "My son wanted a snake. He has moved out." */
const hasLeft =
  /^(?:he|she|they) (?:(?:is|are|has|have|all|both|now|long|since|just|already) )+(?:grown|gone|flown|left home|moved (?:out|away)|at (?:uni|college)|in the (?:army|navy))\b/;

/** "Enkel in Kanada", "os netos estão em França" */
const abroad =
  /^(?:(?:is|are|lives?|all|both|now|sind|ist|leben|lebt|estan?|viven?|estao|moram?|vivem|sont|est|vivent|vit|over|out) )*(?:in|en|em|au|aux|na|nos) (?:the )?(?:australi[ae]n?|[ck]anada|ameri[ck]a|usa?|uk|england|inglaterra|germany|alemania|alemanha|franc[aei]+|frankreich|spain|spanien|italy|switzerland|schweiz|suica)\b/;

/** "my grandfather whistled", "my nan's shopping", "two cats, both seniors": who is told of, and need not live there. */
export function isOnlyTold(
  { tokens, isFunction, adjectives, animals }: ParsedText,
  { meaning, from, to }: Match<Person>,
): boolean {
  if (meaning !== 'seniors') return false;
  const next = tokens[to] ?? '';
  const owned = to + 1;
  return (
    ((next.endsWith('ed') || tells.test(next === 'always' ? (tokens[to + 1] ?? '') : next)) &&
      !/^(?:moved|wanted|needed|retired|asked|turned|used)$/.test(next)) ||
    (next === '’s' && elsewhere.test(tokens[to - 1] ?? '')) ||
    // "there were always cats at my grandmother's"
    (next === '’s' &&
      isBoundary(tokens[owned]) &&
      tokens.slice(Math.max(0, from - 2), from).includes('at')) ||
    (next === '’s' &&
      !isBoundary(tokens[owned]) &&
      !isFunction(owned) &&
      !adjectives.has(owned) &&
      !/^(?:birthday|cat|dog|flat|house|home|place|lap|company|sake|carers?|nurse|helper|bungalow|room|kitchen|lounge|garden|birdcage|chair|knee|care)$/.test(
        tokens[owned] ?? '',
      ) &&
      !animals.some((one) => one.from === owned)) ||
    (/^(?:both|all|is|are|’s)$/.test(tokens[from - 1] ?? '') &&
      !/^(?:they|we|she|he)$/.test(tokens[from - 2] ?? '') &&
      animals.some((one) => one.to <= from && from - one.to < 6 && one.meaning.type !== 'any'))
  );
}

/** "write children's songs": for whom a thing is made, unless it is an animal or they are somebody's. */
export const isGenre = (
  { tokens, animals, piece }: ParsedText,
  { meaning, from, to }: Match<Person>,
) =>
  meaning === 'kids' &&
  /^(?:children|kids)$/.test(tokens[to - 1] ?? '') &&
  tokens[to] === '’s' &&
  !isBoundary(tokens[to + 1]) &&
  !/^(?:my|our|the|their|his|her|two|three|four|all|with|for|\d)$/.test(tokens[from - 1] ?? '') &&
  piece[from - 1] === piece[from] &&
  !/^(?:ward|room|rooms|home|hospital|bedtime|bedroom|house|hands|laps?|sake|birthday|library|centre)$/.test(
    tokens[to + 1] ?? '',
  ) &&
  !animals.some((one) => one.from === to + 1);

/** "children bore me", "a toddler could open it", "when I am a pensioner", "I used to work at a nursery". */
export function isSupposed(
  { tokens, piece }: ParsedText,
  { meaning, from, to }: Match<Person>,
): boolean {
  const before = tokens.slice(piece.indexOf(piece[from] ?? 0), from).join(' ');
  const after = tokens.slice(to, to + 3).join(' ');
  return (
    /^(?:bored?|scare|annoy|terrify|irritate|exhaust|tire|frighten|disgust)s? (?:me|us)\b/.test(
      after,
    ) ||
    (/(?:^|\b(?:even|like|as|any) )an?$/.test(before) &&
      /^(?:could|can|would|might)\b/.test(after)) ||
    /\b(?:when|if|until|before|once|till) (?:i|we) (?:am|are|ever have|ever get|get|become|turn|had)(?: an?)?$/.test(
      before,
    ) ||
    /\b(?:i|we|he|she) (?:\w+ )?used to(?:$| (?!an?\b|the\b|my\b|our\b)[a-z]+)/.test(before) ||
    /\b(?:you|they) (?:had|posted|showed)\b|\b(?:saw|seen|watched) (?:two|three|some|a|the)$/.test(
      before,
    ) ||
    // "I was the kid who always brought home birds"
    (meaning === 'kids' &&
      /\b(?:i|we) (?:was|were) (?:the|that|an?) (?:\w+ )?$/.test(`${before} `)) ||
    // "quando era miúdo"
    (meaning === 'kids' && asAChild.test(`${before} `)) ||
    // "o filho da vizinha"
    (meaning === 'kids' &&
      isOfOwner(tokens.slice(to, to + 3)) &&
      !tokens.slice(to, to + 8).some((token) => visits.test(token))) ||
    // "nous sommes les petits-enfants de …", "as a little girl"
    (meaning === 'kids' && /(?:nous sommes(?: les)?|\bas a)$/.test(before)) ||
    // "carry it like a toddler"
    (/(?<!would )\blike an?$/.test(before) && isBoundary(tokens[to])) ||
    // "I work in a care home", "I drive a school bus for old people": unless the pet comes along.
    (/^(?:\| )?(?:at|in) (?:work|the office|my job)\b|\b(?:i|we) (?:both |also )?work (?:in|at|with)(?: an?| the| our)?(?: \w+)?$|\b(?:i|we) (?:drive|clean|cook|write|sing|paint|design|sell|sew|draw|photograph)\b.* (?:for|to)$/.test(
      before,
    ) &&
      !tokens.some((token) =>
        /^(?:along|bring|brings|come|comes|accompany|join|visits?|therapy)$/.test(token),
      ))
  );
}

const asAChild =
  /\b(?:quand (?:je|on) etai\w+|quando (?:eu )?era|cuando (?:yo )?era|als ich)(?: \w+){0,2} $/;

/** "niños tengo de sobra en el trabajo", "sixty children a week": whom the speaker meets at work. */
export const isOfWork = ({ tokens, piece }: ParsedText, { from, to }: Match<Person>): boolean =>
  /^(?:a week|at work|(?:\w+ ){0,3}(?:de sobra|en el trabajo|no trabalho|au travail|bei der arbeit)|(?:ja |ya |me |des autres )*(?:bastan|bastam|suffisent))\b/.test(
    tokens.slice(to, to + 6).join(' '),
  ) ||
  /\b(?:hear|treat|genug von|enough of)$/.test(
    tokens.slice(piece.indexOf(piece[from] ?? 0), from).join(' '),
  );

/** Verbs of what somebody did. */
const tells =
  /^(?:kept|had|bred|grew|gave|taught|swore|knew|sang|brought|told|said|owned|ran|won|made|ate|fed|came|went|tuvo|tenia|hatte|avait|teve|tinha)$/;

/** "My daughter thinks I should have company": who only says something need not live there. */
export function onlySpeaks({ tokens }: ParsedText, { from, to }: Match<Person>): boolean {
  const verb = /^(?:only|just|also|always)$/.test(tokens[to] ?? '') ? to + 1 : to;
  return (
    speaks.test(tokens[verb] ?? '') &&
    // "the twins say", "our toddler says": they live there.
    !/^(?:kids|children|twins|boys|girls|toddler|baby|bub|tot|preschooler|nipper|infant)$/.test(
      tokens[from] ?? '',
    )
  );
}

const speaks =
  /^(?:says?|said|thinks?|thought|told|tells|reckons|recommended|recommends|insists|suggested|suggests|sent|showed|dice|dijo|cree|sagt|meint|findet|dit|pense|diz|disse|acha)$/;

const nobody =
  /^(?:none|no|0|zero|nope|nil|not|never|absolutely|god|nah|hell|keine?|ninguno|no|aucun|nenhuma?)$/;

/** What may stand between a denial and those who are not there, or whom the pet need not like. */
const between =
  /^(?:good|great|ok|okay|fine|safe|for|any|the|have|has|had|having|got|get|gets|along|on|with|around|near|about|to|be|been|need|needs|needing|require|requires|like|likes|love|loves|live|living|lives|matter|matters|care|cares|fussed|bothered|worried|concerned|plan|plans|planning|want|wanting|wants|expect|expecting|intend|if|whether|it|he|she|is|young|small|little|a|an|our|my|of|no|suitable|suited|tested|trained|used|are|there|or|and|other|more|children|kids|pets|animals|dogs|cats|resident|existing|particularly|especially|necessarily|really|very|specifically|currently|yet|ever|hijos|ninos|kinder|enfants|filhos|criancas|plans|room|fan|liked|loved|wanted|needed|been|fit|mix|see|tengo|tenemos|hay|habe|haben|hab|gibt|ai|avons|y|d|de|des|tenho|temos|tem|ha|mas|mais|plus|pequenos|kleinen?|petits|em|in)$/;

/** "no small children", "doesn't have to like kids", but not "won't scratch the baby". */
export function isAbsent({ signs, piece, tokens }: ParsedText, from: number): boolean {
  return signs.some(
    ({ meaning, from: at, to }) =>
      meaning === 'not' &&
      to <= from &&
      piece[at] === piece[from] &&
      tokens.slice(to, from).every((token) => between.test(token)),
  );
}
