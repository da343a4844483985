import type { Part } from './part.ts';
import { app, secondVisits } from './parts/app.ts';
import { changes } from './parts/changes.ts';
import { closeMatches } from './parts/close-matches.ts';
import { commands } from './parts/commands.ts';
import { durableWrites } from './parts/durable-writes.ts';
import { firstSync, firstSyncMany } from './parts/first-sync.ts';
import { importPreview } from './parts/import-preview.ts';
import { navigation } from './parts/navigation.ts';
import { queue } from './parts/queue.ts';
import { staffSearch } from './parts/staff-search.ts';
import { streams } from './parts/streams.ts';
import { weight } from './parts/weight.ts';
import { workerGrowth } from './parts/worker-growth.ts';
import { worker } from './parts/worker.ts';

/** All parts, in the order of the report. A new one is a file in `parts` and a line here. */
export const parts: readonly Part[] = [
  firstSync,
  firstSyncMany,
  navigation,
  changes,
  commands,
  worker,
  workerGrowth,
  streams,
  weight,
  app,
  secondVisits,
  closeMatches,
  queue,
  staffSearch,
  importPreview,
  durableWrites,
];
