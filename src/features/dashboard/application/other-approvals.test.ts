import { expect, test } from 'vitest';
import { application } from '#tests/device/samples.ts';
import { approvedWords } from './other-approvals.tsx';

const named = (fullName: string) => application(fullName, { fullName });

test('who was approved for the same pet is said by name, however many they are', () => {
  expect(approvedWords([named('Ada')], 'Rex')).toBe('Ada was approved for Rex');
  expect(approvedWords([named('Ada'), named('Bo'), named('Cy')], 'Rex')).toBe(
    'Ada, Bo and Cy were approved for Rex',
  );
});
