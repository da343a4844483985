// German writes as one word what other languages write as two.
import { breedNames } from '#src/domain/suggestion/lexicon/lexicons.ts';

/**
 * The words of a German compound for an animal: "Bürohund" and "Einzelkatze" are what their last part
 * is, "Couchhund" also says something. undefined where it is none.
 */
export function partsOfCompound(token: string): readonly string[] | undefined {
  // "Katzenomi"
  const [, kind, aged] = ofKind.exec(token) ?? [];
  if (kind !== undefined) return aged === undefined ? [kind] : ['senior', kind];
  const [, head = '', noun] = compound.exec(token) ?? [];
  if (noun === undefined || unlike.test(token)) return undefined;
  const told = tellingHeads[head];
  if (told !== undefined && species.test(noun)) return [told, noun];
  const breed = [head, head.replace(/s$/, '')].find(
    // "Kurzhaarkatze"
    (name) => name !== 'kurzhaar' && breedNames.words('en').has(name),
  );
  // "Labradorhündin", "Pudelmischling"
  if (breed !== undefined) return /^welpen?$/.test(noun) ? [breed, noun] : [breed];
  return species.test(noun) ? [noun] : undefined;
}

const compound =
  /^([a-z]{3,}?)(hunde?|hundchen|hundin|rude|dame|madchen|mischling|mix|katzen?|kater|welpen?|kaninchen|katzchen|vogel)$/;
const ofKind =
  /^(hund|katze|kaninchen|wellensittich|vogel)(?:e|n)?(?:dame|herr|junge|madchen|bock|hahn|henne|kumpel|kind|(opa|oma|omi|opi|senior|seniorin))$/;
const species = /^(?:hunde?|hundchen|katzen?|kater|welpen?|kaninchen|katzchen|vogel)$/;
const unlike = /^(?:nachbar|see|meer|schweine|wind|spur|rund)/;

/** What the first part of a compound says of the animal. */
const tellingHeads: Partial<Record<string, string>> = {
  baby: 'junger',
  couch: 'couch',
  jung: 'junger',
  kuschel: 'verschmuster',
  mini: 'kleiner',
  riesen: 'grosser',
  schmuse: 'verschmuster',
  senior: 'senior',
  senioren: 'senior',
  sofa: 'couch',
  sport: 'sportlicher',
  zweit: 'zweiter',
  zwerg: 'kleiner',
};
