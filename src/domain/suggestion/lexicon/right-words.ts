/**
 * Words of English that are right by themselves, a slip away from a word that would be read. They
 * were found by mending the words of a thousand ordinary texts.
 */
export const rightWords: ReadonlySet<string> = new Set(
  `
  sign signs signing acceptance add adds affecting baker bakers batches behave bind bringing bubble bulk caps
  casing cast checks collection collections collides comparison compliment connection
  connections considers correcting corruption courteous curtains dead defective deletions deviation
  east environmental exceeding excerpts exiting farmer farmers faster firewall fist forgot
  gamma gown gowns graduate grateful happiest harder headings hopped hopping host husk intercepted introduced
  mail musicians outlined outlive painter paper papered papers part parts pass passes patent
  patents paying pays placed poll preferable production pushes quit refinement relating
  relaying replaying requested reserve reserves residence resilient respected retaining
  retried retrieve retrieved seeing signing sold spit stale started sticky strange strategies
  string tiers tolerated trial triple triples upper visa welcomed whistler wider
`
    .trim()
    .split(/\s+/),
);
