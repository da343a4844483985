// Pets that live there by what is said of them: that they are lonely, or one of several.
import type { Animal } from '#src/domain/suggestion/lexicon/animals.ts';
import type { Breed } from '#src/domain/suggestion/lexicon/breeds.ts';
import type { ParsedText } from '#src/domain/suggestion/clauses/parsed-text.ts';

/** "Tomcat seeks sidekick", "our bun Clover needs a husband": whoever is lonely is there. */
export function seeksCompany(
  { tokens, piece, animals, persons }: ParsedText,
  { from, to, meaning }: { from: number; to: number; meaning: Animal | Breed },
): boolean {
  if (meaning.type === 'any' || meaning.type === 'other') return false;
  const mine = piece[from] ?? 0;
  const rest = tokens.slice(to, piece.lastIndexOf(mine) + 1).join(' ');
  return (
    lonely.test(rest) &&
    !/^(?:an?|any|another|some)$/.test(tokens[from - 1] ?? '') &&
    ![...animals, ...persons].some(
      (one) => one.from < from && piece[one.from] === mine && one.meaning !== meaning,
    )
  );
}

const lonely =
  /^(?:\w+ ){0,3}(?:(?:seeks?|seeking|needs?|wants?|misses|is (?:after|looking for|missing)|are looking for|would (?:like|love)|could do with|sucht|suchen|braucht|wunscht sich|busca|necesita|quiere|cherche|a besoin de|voudrait|procura|precisa de|quer) (?:(?:a|an|some|his|her|their|another|new|nice|little|young|own|eine?n?|neue[nrs]?|una?|une?|uma?|nuev[oa]|novo|nova|so) )*(?:friends?|mates?|pals?|buddy|buddies|companion|companions|company|companionship|sidekick|playmate|boyfriend|girlfriend|wife|husband|husbun|wifebun|partner|brother|sister|roommate|freund|freundin|kumpel|gesellschaft|gefahrtin|gefahrten?|partnerin|spielkamerad|amig[oa]s?|companer[oa]s?|compania|novi[oa]|pareja|copain|copine|compagnon|compagne|amie?|compagnie|companheir[oa]s?|companhia|namorad[oa])\b|(?:is|are|gets?|feels?|seems?|looks?|has been|ist|esta|est|fica) (?:so |very |a bit |really |all |too |muy |tres |muito )*(?:lonely|alone|lonesome|einsam|allein|sol[oa]|seule?|sozinh[oa])\b)/;

/** "I have one, want another", "because of our other one": pets that no word names. */
const ofOwn =
  /\b(?:(?:i|we) (?:already |both )?(?:have|got|have got) (?:one|two|three)(?: already)? (?:[.,;|]|and|but)|(?:my|our) (?:other|first|current|existing|resident) (?:one|ones|two|boy|girl|fella)|(?:hab|habe|haben) (?:schon|bereits) (?:einen|eine|eins|zwei)|ya (?:tengo|tenemos) (?:una?o?|dos)|en (?:ai|avons) deja (?:une?|deux)|ja (?:tenho|temos) (?:uma?|dois|duas)) ?(?![a-z])|\bthe other (?:two|three|one|pair|lot) (?:will|would|do|does|can|are|is|have|has|get|gets|like|love|might|may)\b|\b(?:playmate|wife|girlfriend|boyfriend) for (?:him|her)\b|\bkeep (?:my|our) (?:old|other|elderly|current|resident) (?:boy|girl|lad|lass) company\b|\bist seit \w+ allein\b|\b(?:el mio|la mia|le mien|la mienne) (?:se|es|esta|est|tambien|aussi|tiene)\b|\bwe have (?:two|three|four) and (?:want|would like) a (?:third|fourth|fifth)\b|\bbonding (?:partner|with|mate)\b|\bbond with (?:my|our)\b/;

/** "she is lonely … would like a boyfriend": said of a pet, where nobody else is named. */
const ofLonely =
  /\b(?:needs?|wants?|seeks?|deserves|misses|would like|would love|could do with) (?:(?:a|an|another|some|his|her|new|little|young) )*(?:friend|buddy|mate|pal|companion|sidekick|playmate|boyfriend|girlfriend|wife|husband|husbun|company)\b|\b(?:he|she|who|boy|girl|bun|it|ours|mine) (?:is|has been|gets|seems|looks) (?:(?:so|very|really|a bit|all|too|quite|getting) )?(?:lonely|pining|all alone)\b|\b(?:his|her|its) (?:sister|brother|mate|companion|partner|littermate|sibling|best friend|other half|friend) (?:has )?(?:died|passed)|\bleft (?:his|her|its) (?:sister|brother|mate|companion|partner|littermate|sibling) (?:behind|alone|lonely)|\b(?:friend|companion|pal|mate|buddy|company|sister|brother) for (?:him|her|it|them)\b|\benough of being the only\b|\b(?:an|the) only (?:dog|cat|bunny|rabbit|bird) (?:since|now|for)\b/;

export function isOwnNamed({ tokens, persons }: ParsedText): boolean {
  const said = tokens.join(' ');
  if (ofOwn.test(said)) return true;
  const lonely = ofLonely.exec(said);
  if (lonely === null) return false;
  const before = said.slice(0, lonely.index).trim().split(' ').length;
  // "my name is Jo, I am 34 and would love a companion"
  const subject = tokens
    .slice(0, before)
    .findLast((token) => /^(?:i|we|he|she|it|they|who|my|our|his|her)$/.test(token));
  return (
    !/^(?:i|we)$/.test(subject ?? '') &&
    tokens
      .slice(0, before + 1)
      .some((token) => /^(?:he|she|his|her|him|it|ours?|mine|my|who)$/.test(token)) &&
    !persons.some((one) => one.meaning !== 'otherPets' && one.from < before)
  );
}

/** "who does not chase cats, ours is slow": one of those that were named. */
export const isOurs = ({ tokens, animals, sentence }: ParsedText): boolean =>
  tokens.some(
    (token, at) =>
      token === 'ours' &&
      /^(?:is|are|has|have|hates?|loves?|likes?|needs?|sleeps?|gets?)$/.test(
        tokens[at + 1] ?? '',
      ) &&
      animals.some(
        ({ meaning, from, to }) =>
          meaning.type !== 'any' &&
          to <= at &&
          sentence[from] === sentence[at] &&
          (tokens[to - 1] ?? '').endsWith('s'),
      ),
  );
