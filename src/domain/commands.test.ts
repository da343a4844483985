import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addToCart, apply, commandSamples } from '#tests/device/samples.ts';
import { commandEnvelopeSchema, commandSchema } from './commands.ts';
import { reasonCodes } from './protocol.ts';
import { reasonText } from './reason-text.ts';

const id = '0197f000-0000-7000-8000-000000000001';

describe('a command', () => {
  it('is one of the closed list, complete', () => {
    expect(commandSchema.safeParse(addToCart('rex')).success).toBe(true);
    expect(commandSchema.safeParse(apply(id, 'rex')).success).toBe(true);
    expect(commandSchema.safeParse({ kind: 'sellPet', args: {} }).success).toBe(false);
    expect(commandSchema.safeParse({ kind: 'addToCart', args: {} }).success).toBe(false);
    const pending = { kind: 'decideApplication', args: { id, status: 'pending' } };
    expect(commandSchema.safeParse(pending).success).toBe(false);
  });

  it('has a number from 1 on', () => {
    const envelope = (seq: number) => ({ id, seq, command: addToCart('rex') });
    expect(
      [0, 1, 1.5].map((seq) => commandEnvelopeSchema.safeParse(envelope(seq)).success),
    ).toEqual([false, true, false]);
  });

  it('is said somewhere in the app, whatever its kind', () => {
    const src = join(import.meta.dirname, '..');
    const files = globSync('{features,parts,session,db}/**/!(*.test).{ts,tsx}', { cwd: src });
    const texts = files.map((file) => readFileSync(join(src, file), 'utf8'));
    const unsaid = Object.keys(commandSamples).filter(
      (kind) => !texts.some((text) => new RegExp(`kind: '${kind}',\\s+args`).test(text)),
    );
    expect(
      unsaid,
      'let a screen say it with submitCommand: none of src/features, src/parts, src/session and src/db has `kind: …, args`',
    ).toEqual([]);
  });

  it.each(reasonCodes)('that was refused as %s says so, with a way out', (code) => {
    expect(reasonText(code)).toMatch(/^[A-Z].*(Discard|discard|Try again).*\.$/);
  });
});
