import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseSearch,
  readDashboardSearch,
  readFilterSearch,
  readResultsSearch,
  stringifySearch,
} from './search-params.ts';

describe('search params', () => {
  it('are plain words, without quotes around them', () => {
    expect(stringifySearch({ query: 'Golden Retriever' })).toBe('?query=Golden+Retriever');
    expect(parseSearch('?query=Golden%20Retriever')).toEqual({ query: 'Golden Retriever' });
  });

  it('keep what looks like a number or a boolean as the word it is', () => {
    expect(parseSearch('?query=12&size=true')).toEqual({ query: '12', size: 'true' });
  });

  it('write a list as a repeated key', () => {
    expect(stringifySearch({ type: 'dog', goodWith: ['kids', 'seniors'] })).toBe(
      '?type=dog&goodWith=kids&goodWith=seniors',
    );
    expect(parseSearch('?goodWith=kids&goodWith=seniors')).toEqual({
      goodWith: ['kids', 'seniors'],
    });
  });

  it('leave out what is not said', () => {
    expect(stringifySearch({ query: undefined })).toBe('');
  });

  it('come back as they went, whatever was typed', () => {
    const word = fc.string({ unit: 'grapheme' });
    const list = fc.array(word, { minLength: 2 });
    fc.assert(
      fc.property(fc.dictionary(word, fc.oneof(word, list)), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });
});

describe('what a list reads of its address', () => {
  it('is every choice as it is written, known or not', () => {
    expect(readFilterSearch({ size: ['large', 'small'], age: 'enormous', energy: '' })).toEqual({
      size: ['large', 'small'],
      age: 'enormous',
      energy: '',
    });
  });
});

describe('what the search results read of their address', () => {
  it('is one word of each kind, and the choices of the filters', () => {
    expect(readResultsSearch(parseSearch('?query=1&query=2&text=&size=small&size=large'))).toEqual({
      query: '1',
      text: '',
      size: ['small', 'large'],
    });
  });
});

describe('what the dashboard reads of its address', () => {
  it('is one request, or none', () => {
    expect(readDashboardSearch({ request: 'one' })).toEqual({ request: 'one' });
    expect(readDashboardSearch({ request: 7, other: 'x' })).toEqual({});
  });
});
