import { expect, test, vi } from 'vitest';
import { checkCode } from './check.js';

const node = (title: string, code: string) => ({ title, command: ['node', '-e', code] });

test('says of each check how it ended, and keeps what a failed one wrote for the end', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const sum = await checkCode([
    node('good', 'console.log("fine")'),
    node('bad', 'console.error("line 7 is wrong"); process.exit(2)'),
  ]);
  log.mockRestore();
  expect(lines.toSorted()).toEqual(['✓ good', '✗ bad']);
  expect(sum).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['✗ bad\nline 7 is wrong'],
  });
});

test('hands further arguments to each command', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const sum = await checkCode(
    [node('loud', 'process.exit(process.argv[1] === "given" ? 0 : 1)')],
    ['given'],
  );
  log.mockRestore();
  expect(sum.failures).toEqual([]);
});
