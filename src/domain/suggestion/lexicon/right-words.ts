/**
 * Words of English a slip away from a word of the tables: they are right by themselves. They were
 * found by mending the words of a thousand ordinary texts.
 */
export const rightWords: ReadonlySet<string> = new Set(
  `
  acceptance gown gowns adapted add adds advance advances advise affecting agree agrees alter alters
  appreciated arise arises attaches backward backwards baker bakers balance bank banks bars
  bases basis batches batter behave bell bind bringing bubble bulk butter caps caret
  case cases casing cast casts changing checks chose chunk cites clearing collection
  collections collides colon combines combining commander commented compare compares
  comparison compelled compete complained compliment compute concerned conditional conditioned
  connection connections considers contacted container continued contrived converted
  correcting corruption courteous cured customary damage damages dead decide decides decoded
  deer defective defendant deletions delimited dependence detect deviation dive dose earliest
  east environmental exceeding excerpts executing exercised exited exiting exits expertise
  extension fairy fame farmer farmers faster feast filed files finish finishes firewall fist
  fluffiest fonts forgot form forms forth gain gains gamma generics grad graduate grateful
  grin handlers happiest harder hated headings heat hired hops host hover husk imagined
  infinity intent intercepted introduced involve involves latter launches listened loose
  machinery machinist mail managers marked math meat mentioned meter mint mistaken moss moth
  musicians necessary notice notices occasional occupied operating outlined outlive outsider
  owing packed packet painter paper papered papers part particular parts pass passes patent
  patents paying pays peers photographic photography pictured placed points poll polling pops
  preferable prepare prepares press prettier processed production progresses promise promises
  provided provider pure pushes qualified qualifier quit reduce refinement regarding rejection
  rejections relating relaying reloading remove replaying requested reserve reserves residence
  resilient respected responded restricts retaining retried retrieve retrieved rise sample
  samples sand satisfies scar searched seeing sending sent serve serves servicing setting
  settings shipping shrinking sigh signing simplest simplifies sites sold solve sped speeding
  spellings spit spreading squashing stacks stale staring starring started stating stats steep
  stem sticky strange strategies streamed streaming string stud sue supposed tampered
  therapist ticks tied tiers tolerated tracing trial tried triple triples upper urn varies
  vice visa weigh weighs welcomed whistler wholes wider wool worse
`
    .trim()
    .split(/\s+/),
);
