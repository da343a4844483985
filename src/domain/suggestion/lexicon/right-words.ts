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
    adapted altitude angel angle bagel banned bans backward backyard bard barley basis batter beak
    beggar binder binding blonde booth bran brilliant budge bury cane caper case cased changing chic
    chime chipping chorus clapped clearing clover coincidence commander compassion competition
    concerned cone cones conference congestion conservation consultant container convinced copper
    core cramping currant damage damages detect digestion dive drama earl ember ewe ewes excellent
    explosive exploration expressive extension fame feast fiend filled flipped flipper forge fury
    gaze gong grade griffin gust hart haunting heading healer heath heater hover hype infection
    injure insulting intense intent intuition kindle lager lash latte latter leaning leukemic linger
    lodge lodgings logging lunge marked married massage mating meditation melted melting mentioned
    missus molded mould muddle mutter muzzle nagging notional padding particular photograph pinning
    piglet planting pleasing polish poster potting prance precious premise probable process
    processor prof prospective provide provided provider rating ratings recycling rejection ringer
    roaster rouge rumble sage sample samples scarred scatty setting severe sheer shipping shooting
    shredded shredder shutter sigh site skid slid slider slippery smuggler sniff sniper snip
    spitting splinter springs sprinkler stage stamina stated sterling stoke striking stripe strung
    stuffy supposed surprised swapping sweaty tamper tapped tasted teat tech terrace testing tetchy
    thorough tiling timing tingle tracing trapped troubled trough unmarried vent vice village waddle
    wader weathered weird whipped whipping white wink wobble zoom zooms
  `,
  es: `
    cama canto creo deja duermo escalera lago muerte paso pie piedra pierdo
  `,
  de: `
    bier blume gras grau hoffen kommen messer reise schlafen stern teller wasser wein wochenende
    nachbarin zahn
  `,
  fr: `
    bouteille cave chercher cout coute detester entendre foret gare habite pluie pomme pont patience rouge
    salle travailler
  `,
  pt: `
    cama chao cozinha dente escola floresta lago maca mesa neve pao pedra quinta sabado seguranca sentir
    trabalhar vinho
  `,
};

// One entry for each language.
export const rightWords = Object.fromEntries(
  Object.entries(words).map(([language, text]) => [language, new Set(text.trim().split(/\s+/))]),
) as unknown as Record<Language, ReadonlySet<string>>;
