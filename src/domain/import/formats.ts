// Every known format, a line each: `formats.test.ts` holds list and folder together.
import { adoptAPet } from './formats/adopt-a-pet.ts';
import { asm3Csv, asm3Json } from './formats/asm3.ts';
import { asm3Template } from './formats/asm3-template.ts';
import { austinLiveCsv, austinLiveJson } from './formats/austin-live.ts';
import { austinOutcomes } from './formats/austin-outcomes.ts';
import { homewardJson } from './formats/homeward-json.ts';
import { petfinderCsv } from './formats/petfinder-csv.ts';
import { petfinderJson } from './formats/petfinder-json.ts';
import { petpoint } from './formats/petpoint.ts';
import { rescuegroupsCsv } from './formats/rescuegroups-csv.ts';
import { rescuegroupsJson } from './formats/rescuegroups-json.ts';
import { shelterluv } from './formats/shelterluv.ts';
import type { ImportFormat } from './import-format.ts';

export const importFormats: readonly ImportFormat[] = [
  petfinderCsv,
  petfinderJson,
  rescuegroupsCsv,
  rescuegroupsJson,
  asm3Json,
  asm3Csv,
  asm3Template,
  shelterluv,
  petpoint,
  adoptAPet,
  austinLiveCsv,
  austinLiveJson,
  austinOutcomes,
  homewardJson,
];
