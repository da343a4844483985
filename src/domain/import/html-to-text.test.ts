import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText, plainText, textToHtml } from './html-to-text.ts';

test.each([
  ['<p>Hello</p><p>I am <b>Rex</b>.</p>', 'Hello\n\nI am Rex.'],
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['<ul><li>calm</li><li>clean</li></ul>', '- calm\n- clean'],
  ['Tom &amp; Jerry&#39;s &quot;home&quot;&nbsp;&hellip;', `Tom & Jerry's "home" …`],
  ['first&#10;second', 'first\nsecond'],
  ['<script>alert(1)</script>a<style>b{}</style>c<!-- d -->', 'ac'],
  ['<img src=x onerror=alert(1)>Hi', 'Hi'],
  ['I <3 walks & 2 < 3', 'I <3 walks & 2 < 3'],
  ['plain\r\n\r\n\r\ntext  with   spaces', 'plain\n\ntext with spaces'],
  ['<p>a\nb</p>', 'a b'],
  ['&lt;not a tag&gt;', '<not a tag>'],
])('%j shows %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

const messy = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.constantFrom(
      '<',
      '>',
      '</',
      '&',
      '&amp;',
      '&lt;',
      ';',
      '"',
      '<p>',
      '<br>',
      '<script>',
      '<!--',
      '\n',
    ),
  ),
});

test('what is made HTML is read as the text it was', () => {
  fc.assert(
    fc.property(messy, (any) => {
      const text = plainText(any);
      expect(htmlToText(textToHtml(text))).toBe(text);
    }),
  );
});

test('no control character and no half of a pair comes through, whatever the HTML', () => {
  fc.assert(
    fc.property(fc.oneof(messy, fc.string({ unit: 'binary' })), (html) => {
      expect(htmlToText(html)).toMatch(/^(?:(?!\p{Cc})[^\p{Cs}]|\n)*$/u);
    }),
  );
});

test('a megabyte of opened tags is read', () => {
  expect(htmlToText('<script'.repeat(150_000))).toBe('');
  expect(htmlToText('<p>'.repeat(300_000))).toBe('');
  expect(htmlToText('&amp;'.repeat(200_000))).toHaveLength(200_000);
});
