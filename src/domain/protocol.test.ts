import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commandSamples } from '#tests/device/samples.ts';
import { type Command, commandSchema, pushRequestSchema } from './commands.ts';
import { protocolVersion, pullResponseSchema, pushResponseSchema } from './protocol.ts';

/** What pages and workers of one version say to each other, as JSON Schema. */
type ProtocolRecord = {
  /** One of each kind, as a page of that version may have left it in its outbox. */
  commands: readonly unknown[];
  push: unknown;
  pushed: unknown;
  pulled: unknown;
};

const recordOf = (version: number) =>
  join(import.meta.dirname, `../../tests/protocol/version-${version}.json`);
const readRecord = (version: number): ProtocolRecord =>
  JSON.parse(readFileSync(recordOf(version), 'utf8'));

/** Without what only describes a string's format: it would hide what matters. */
const shapeOf = (schema: z.ZodMiniType): unknown =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
    },
  });

const now: ProtocolRecord = {
  commands: Object.values(commandSamples),
  push: shapeOf(pushRequestSchema),
  pushed: shapeOf(pushResponseSchema),
  pulled: shapeOf(pullResponseSchema),
};

const older = `A worker that was built before refuses for good what it cannot read (S27 in
src/sync/SPEC.md). Raise protocolVersion in src/domain/protocol.ts, leave tests/protocol/version-${protocolVersion}.json
as it is, and run this test again: it records the new version. Then such a worker lets the page wait`;

const newer = `A page that was built before cannot read such an answer, and nothing it says is settled until it is
loaded again. Raise protocolVersion in src/domain/protocol.ts, raise oldestServed in same-protocol.ts
to the same number, leave tests/protocol/version-${protocolVersion}.json as it is, and run this test again: it
records the new version. (Where a page of before can do without what is new, leave oldestServed)`;

describe('what pages and workers say to each other', () => {
  it('[S27] is recorded for this version', () => {
    const file = recordOf(protocolVersion);
    if (existsSync(file)) return;
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    expect.fail(`${file} was not there and has been written: run npm run format, and commit it.`);
  });

  it('[S27] is what this version’s record says, as far as pages ask', () => {
    const { push, commands } = readRecord(protocolVersion);
    expect(now.push, older).toEqual(push);
    expect(kindsOf(now.commands), older).toEqual(kindsOf(commands));
  });

  it('[S27] is what this version’s record says, as far as workers answer', () => {
    const { pushed, pulled } = readRecord(protocolVersion);
    expect(now.pushed, newer).toEqual(pushed);
    expect(now.pulled, newer).toEqual(pulled);
  });
});

it.each(Array.from({ length: protocolVersion }, (_, before) => before + 1))(
  'a command that a page of version %i left in its outbox can still be read',
  (version) => {
    for (const command of readRecord(version).commands) {
      expect(
        commandSchema.safeParse(command).data,
        'Devices may still hold this. Let commandSchema read it as it is, beside what is new',
      ).toEqual(command);
    }
  },
);

const kindsOf = (commands: readonly unknown[]): Command['kind'][] =>
  commands.map((command) => commandSchema.parse(command).kind);
