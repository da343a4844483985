import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { postgrestError } from './postgrest-errors.ts';

const raised = (code: string, more: object = {}) =>
  Object.assign(new Error('It did not work.'), { code, ...more });

const answer = (error: unknown) => {
  const { code, message, detail } = postgrestError(error) as Record<string, string>; // as PostgREST's own
  return code === 'PGRST'
    ? { ...JSON.parse(message ?? ''), ...JSON.parse(detail ?? '') }
    : { code };
};

test('an error of our own arrives with its code, detail and hint', () => {
  expect(answer(raised('HW410', { detail: 'Why', hint: 'Read again.' }))).toMatchObject({
    code: 'HW410',
    message: 'It did not work.',
    details: 'Why',
    hint: 'Read again.',
    status: 400,
  });
});

test.each([
  ['P0001', 400],
  ['23514', 400],
  ['28000', 403],
  ['08006', 503],
  ['40P01', 500],
  ['57014', 500],
])('%s is answered with status %i', (code, status) => {
  expect(answer(raised(code))).toMatchObject({ code, status });
});

test('what Lite answers well is left to it', () => {
  for (const code of ['42501', '22P02', '23505', 'PT401'])
    expect(answer(raised(code))).toEqual({ code });
});

test('what is no database error passes through', () => {
  const bug = new TypeError('x is not a function');
  expect(postgrestError(bug)).toBe(bug);
  expect(postgrestError('text')).toBe('text');
});

test('nothing of the row that was refused stands in the log', () => {
  for (const code of ['23514', '23502']) {
    const line = inspect(
      postgrestError(
        raised(code, { detail: 'Failing row contains (1 Example Street).', query: 'insert …' }),
      ),
    );
    expect(line).toBe(`The database refused a request with the code ${code}.`);
  }
});
