// "have" as the auxiliary of another verb.
import type { Sign } from '#src/domain/suggestion/lexicon/roles.ts';
import type { Match } from '#src/domain/suggestion/lexicon/phrases.ts';

/** "we have decided", "I have owned dogs": what somebody has done is not what they have. */
export function asPerfect(
  tokens: readonly string[],
  sign: Match<Sign>,
): readonly Match<Sign>[] | undefined {
  if (sign.meaning !== 'have' || sign.to - sign.from > 1) return undefined;
  if (!/^(?:have|has)$/.test(tokens[sign.from] ?? '')) return undefined;
  let at = sign.to;
  while (adverbs.test(tokens[at] ?? '')) at += 1;
  const verb = tokens[at] ?? '';
  if (keeping.test(verb)) return [{ meaning: 'past', from: sign.from, to: at + 1 }];
  return participles.test(verb) ? [] : undefined;
}

/** What may stand between an auxiliary and its verb. */
export const adverbs =
  /^(?:not|never|always|also|just|already|finally|recently|only|often|both|all|really|now|actually|ever|long|since|even|rather|still|most|much|quite|so|ideally|todos|todas|tous|toutes|alle)$/;
const keeping = /^(?:had|owned|kept|bred|raised|lost|buried|fostered|lived|grown)$/;
const participles =
  /^(?:been|thought|decided|wanted|talked|made|found|bought|seen|come|spent|read|done|taken|given|met|fallen|heard|gone|told|felt|left|become|put|set|built|moved|retired|started|looked|loved|tried|learned|learnt|considered|discussed|agreed|failed|worked|sworn|finished|turned|stopped|reached|waited|dreamed|dreamt|promised|saved|got used|noticed|used|cared|trained|nursed|won|written|asked|begged|hoped|planned|settled|changed|outgrown|compromised|chosen|picked|opted|accepted|rented|signed|saved)$/;
