// The rule of a merge is written twice: for the preview in TypeScript, and for the database in SQL.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedFields, mergeSaid } from '#src/domain/import/merge-said.ts';
import { quote } from '#worker/supabase/migrations.ts';
import { onEveryBackend } from './backends.ts';

const words = fc.constantFrom('', 'a', 'b');
const lists = fc.constantFrom([], ['a'], ['b', 'a'], ['unknown']);
const place = (city: string) => ({ city, state: '', country: '' });
const valueOf = {
  name: words,
  birthDate: words,
  birthDateEstimated: fc.boolean(),
  goodWith: lists,
  notGoodWith: lists,
  specialNeeds: lists,
  fee: fc.constantFrom(null, { amount: 0, currency: 'EUR' }, { amount: 5, currency: 'EUR' }),
  coordinates: fc.constantFrom(null, { latitude: 0, longitude: 1.5 }),
  location: fc.constantFrom(place(''), place('Bern')),
  pictures: lists,
};
const some = fc.record(valueOf, { requiredKeys: [] });
const meetings = fc.sample(
  fc.record({
    pet: fc.record(valueOf),
    before: fc.option(some),
    says: some,
    take: fc.subarray([...mergedFields]).map((all) => all.slice(0, 3)),
  }),
  1_000,
);

onEveryBackend((backend) => {
  test('of 1,000 meetings the preview and the database make the same', async () => {
    const rows = await backend().sql(
      `select array(select jsonb_object_keys(m.changes)) as changed, m.kept
       from jsonb_array_elements(${quote(JSON.stringify(meetings))}::jsonb) with ordinality as a (one, n),
         private.merge_said(one -> 'pet', nullif(one -> 'before', 'null'), one -> 'says', one -> 'take') m
       order by n`,
    );
    const sorted = (fields: unknown) => [...(fields as string[])].toSorted(); // text[]
    expect(rows.map((row) => [sorted(row['changed']), sorted(row['kept'])])).toEqual(
      meetings.map((meeting) => {
        const { changed, kept } = mergeSaid(meeting);
        return [sorted(changed), sorted(kept)];
      }),
    );
  });
});
