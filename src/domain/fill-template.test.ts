import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

/** The text as a browser unescapes it. */
const read = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

// Texts made of what has a meaning in HTML or in a template.
const text = fc
  .array(fc.constantFrom('{{', '}}', '#', '/', 'name', '<', '>', '&', 'amp;', '"', "'", '$&', 'ü'))
  .map((parts) => parts.join(''));

describe('fillTemplate', () => {
  it('puts a text into its slot, and it stays that text whatever it says', () => {
    fc.assert(
      fc.property(text, (name) => {
        const filled = fillTemplate('<a title="{{name}}">', { name });
        const inside = filled.slice('<a title="'.length, -'">'.length);
        expect(inside).not.toMatch(/["'<>]/);
        expect(read(inside)).toBe(name);
      }),
    );
  });

  it('repeats a part for each thing, with what each says', () => {
    fc.assert(
      fc.property(fc.array(text), (names) => {
        const things = names.map((name) => ({ name }));
        const filled = fillTemplate('[{{#things}}({{name}}){{/things}}]', { things, name: 'no' });
        expect(filled).toBe(
          `[${names.map((name) => fillTemplate('({{name}})', { name })).join('')}]`,
        );
      }),
    );
  });

  it('keeps the rest of the page as it is, over as many lines as it has', () => {
    expect(
      fillTemplate('a\n{{#things}}\n{{name}}\n{{/things}}b { c }', { things: [{ name: 'x' }] }),
    ).toBe('a\n\nx\nb { c }');
  });

  it('says which slot nothing fills', () => {
    expect(() => fillTemplate('{{name}}', {})).toThrow('name');
    expect(() => fillTemplate('{{#things}}{{/things}}', { things: 'one' })).toThrow('things');
    expect(() => fillTemplate('{{things}}', { things: [] })).toThrow('things');
  });
});
