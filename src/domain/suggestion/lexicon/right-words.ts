import type { Language } from '#src/domain/suggestion/phrases.ts';

/**
 * Words that are right by themselves, a slip away from a word that would be read. They were found by
 * mending the words of a thousand ordinary texts, and those of everyday life.
 */
const words: Record<Language, string> = {
  en: `
    acceptance add adds affecting agree baked baker bakers baking bank batches bats beat beer
    behave bell bind bride bringing bubble bulk burger bush burglary butter caps casing cast charming
    checks cheek cheer chess chose collection collections collides commuter compare comparison
    compliment cones connection connections considers correcting corruption cotton courteous
    curtain curtains dawn dead decide defective deletions deviation diary dose east environmental
    exceeding excerpts exiting fairy farmer farmers faster feather files finish fins firewall fist
    fists forgot fund funds gamma gown gowns graduate grateful grin guts gutter hadn happiest
    harder hats headings heat hell hooves hopped hopping hops host husk intercepted introduced isn
    kiss lean lens loose mail malt mats meat mint moss moth mower musicians nets notice outlined
    outlive packet painter pans pants paper papered papers part parts pass passes patent patents
    paying pays peas pebble pepper pie pity placed plane planet poll polo pots preferable prepare
    press production pure pushes quit rabbi racket range reduce refinement relating relaying
    remove replaying requested reserve reserves residence resilient respected retaining retried
    retrieve retrieved rips rise rods sacks sand scar seams seeing sent serve shirts shoot sign
    signing signs silver sips sock socks sold solve spit spoke stale stars started stem sticky
    sting strange strategies string supper swing tailor taps terraced therapist tiers ties tile
    tiles tins tolerated tones toots trial tried triple triples trucks upper vest visa wages waist
    weeping weigh welcomed whistler wider wine winter winters won wonder wool worse
  `,
  es: `
    cama canto creo deja duermo escalera lago muerte paso pie piedra pierdo
  `,
  de: `
    bier blume gras grau hoffen kommen messer reise schlafen stern teller wasser wein wochenende
    zahn
  `,
  fr: `
    bouteille cave chercher cout coute detester entendre foret gare habite pluie pomme pont rouge
    salle travailler
  `,
  pt: `
    cama chao cozinha dente escola floresta lago maca mesa neve pao pedra quinta sabado sentir
    trabalhar vinho
  `,
};

// One entry for each language.
export const rightWords = Object.fromEntries(
  Object.entries(words).map(([language, text]) => [language, new Set(text.trim().split(/\s+/))]),
) as unknown as Record<Language, ReadonlySet<string>>;
