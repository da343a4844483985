import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/steps.js';
import { catalogue } from './catalogue.js';
import { checkCatalogue } from './check-catalogue.js';
import { seedSql } from './seed-sql.js';

test('each sample pet has every field, in words we know', () => {
  expect(checkCatalogue(catalogue, new Map()).join('\n')).toBe('');
});

test('the seed is what the sample pets make', () => {
  const written = readFileSync(join(root, 'supabase', 'seed.sql'), 'utf8');
  expect(written === seedSql(catalogue), 'run "npm run catalogue" to write supabase/seed.sql').toBe(
    true,
  );
});
