// The closed list of commands, as TypeScript and as SQL have it.
import { expect, test } from 'vitest';
import { commandSchema } from '#src/domain/commands.ts';
import { commandSamples } from '#tests/device/samples.ts';
import { onEveryBackend } from './backends.ts';
import { branchesOf } from './command-source.ts';
import { newPerson } from './people.ts';

const kinds = commandSchema.def.options.flatMap((option) => option.shape.kind.def.values);

onEveryBackend((backend) => {
  test('SQL knows each kind of command, and no other', async () => {
    const branches = await branchesOf(backend().sql);
    expect(
      [...branches.keys()].toSorted(),
      'commandSchema (src/domain/commands.ts) and private.run_commands (run-commands.sql in ' +
        'supabase/schemas/commands, with a migration) do not list the same kinds. Below, "-" is in ' +
        'TypeScript alone and "+" in SQL alone',
    ).toEqual(kinds.toSorted());
  });

  test.each(kinds)('%s, as a page says it, is understood', async (kind) => {
    const device = (await newPerson(backend())).device();
    expect(
      await device.say(commandSamples[kind]),
      'SQL does not know it, fails, or reads other arguments than its sample in ' +
        'tests/device/samples.ts has',
    ).not.toMatch(/^(invalid|retry)$/);
  });

  test('[S27] a kind that this database does not know yet waits, with what is behind it', async () => {
    const device = (await newPerson(backend())).device();
    const ofTheFuture = device.envelope({ kind: 'nameShelter', args: {} } as never); // no kind of ours
    const behind = device.envelope(commandSamples.clearCart);
    const outcomes = (await device.push([ofTheFuture, behind])).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['retry', 'retry']);
  });
});
