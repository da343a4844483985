import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commandSamples } from '#tests/device/samples.ts';
import { type Command, commandSchema, pushRequestSchema } from './commands.ts';
import { pullResponseSchema, pushResponseSchema } from './protocol.ts';
import { protocolVersion } from './protocol-version.ts';

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

/**
 * An answer as a page reads that knows only what was recorded: zod leaves out the fields that it does
 * not know. A new field that must be there stays, as a difference.
 */
function asKnown(answer: unknown, recorded: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(recorded))
    return answer.map((one, at) => asKnown(one, recorded[at]));
  if (!isObject(answer) || !isObject(recorded)) return answer;
  const required = Array.isArray(answer['required']) ? answer['required'] : [];
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => {
      const known = recorded[name];
      if (name !== 'properties' || !isObject(part) || !isObject(known))
        return [name, asKnown(part, known)];
      const fields = Object.entries(part).filter(([field]) => {
        return field in known || required.includes(field);
      });
      return [
        name,
        Object.fromEntries(fields.map(([field, one]) => [field, asKnown(one, known[field])])),
      ];
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const record = `tests/protocol/version-${protocolVersion}.json`;
const raise = `Raise protocolVersion in src/domain/protocol-version.ts, leave ${record} as it is, and run this test again: it
records the new version. (Version ${protocolVersion} was never released? Then delete ${record} to have it recorded anew.)`;

const unreadRequest = `An older worker refuses for good what it cannot read; of a newer version, it lets the page wait (S27 in
src/sync/SPEC.md). ${raise} The difference`;

const unreadAnswer = `A page that was built before may not be able to read this answer: what it said would wait until the page
is loaded again. ${raise} Where such a page cannot do without a reload, raise oldestServed in worker/http/require-protocol.ts too. The difference`;

describe('what pages and workers say to each other', () => {
  it('[S27] is recorded for this version', () => {
    const file = recordOf(protocolVersion);
    if (existsSync(file)) return;
    expect(
      kindsOf(now.commands).toSorted(),
      'Before the new version can be recorded, commandSamples (tests/device/samples.ts) needs one of each kind',
    ).toEqual(kinds.toSorted());
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    expect.fail(`${file} was not there and has been written: run npm run format, and commit it.`);
  });

  it('[S27] is what this version’s record says, as far as pages ask', () => {
    const { push, commands } = readRecord(protocolVersion);
    expect(now.push, unreadRequest).toEqual(push);
    expect(kindsOf(now.commands), unreadRequest).toEqual(kindsOf(commands));
  });

  it('[S27] is what this version’s record says, as far as workers answer', () => {
    const { pushed, pulled } = readRecord(protocolVersion);
    expect(asKnown(now.pushed, pushed), unreadAnswer).toEqual(pushed);
    expect(asKnown(now.pulled, pulled), unreadAnswer).toEqual(pulled);
  });

  it('[S27] may gain fields in answers that need not be there, and no others', () => {
    const before = shapeOf(z.object({ a: z.string() }));
    const knownOf = (schema: z.ZodMiniType) => asKnown(shapeOf(schema), before);
    expect(knownOf(z.object({ a: z.string(), b: z.optional(z.string()) }))).toEqual(before);
    expect(knownOf(z.object({ a: z.string(), b: z.string() }))).not.toEqual(before);
    expect(knownOf(z.object({ a: z.optional(z.string()) }))).not.toEqual(before);
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

const kinds = commandSchema.def.options.flatMap((option) => option.shape.kind.def.values);
const kindsOf = (commands: readonly unknown[]): Command['kind'][] =>
  commands.map((command) => commandSchema.parse(command).kind);
