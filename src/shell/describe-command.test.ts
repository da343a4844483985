import { expect, it } from 'vitest';
import { addToCart, application, apply } from '#tests/device/samples.ts';
import { describeCommand, type Names } from './describe-command.ts';

const here: Names = {
  pet: () => 'Rex',
  application: (id) => application(id),
};
const gone: Names = { pet: () => undefined, application: () => undefined };
const decide = { kind: 'decideApplication', args: { id: 'a', status: 'approved' } } as const;

it('names what was said in the person’s words', () => {
  expect(describeCommand(addToCart('rex'), here)).toBe('Put Rex in your cart');
  expect(describeCommand(apply('a', 'rex'), here)).toBe('Apply for Rex');
  expect(describeCommand({ kind: 'withdrawApplication', args: { id: 'a' } }, here)).toBe(
    'Withdraw your application for Rex',
  );
  expect(describeCommand(decide, here)).toBe('Approve Alex Adopter’s application for Rex');
});

it('still says what it was where its pet or application has left the device', () => {
  expect(describeCommand(addToCart('rex'), gone)).toBe('Put a pet in your cart');
  expect(describeCommand(decide, gone)).toBe('Approve an application');
});
