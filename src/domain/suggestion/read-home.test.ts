import { describe, expect, it } from 'vitest';
import { suggest } from './suggest.ts';

describe('the people who live with the pet', () => {
  it.each([
    ['My daughter (she is 24) wants a rabbit', undefined],
    ["I'm 78. My son will do the vet trips. A small cat", ['seniors']],
    ['Die Enkel sind in Kanada. Wir suchen eine Katze', undefined],
    ['As a little girl I had a rabbit. I want a cat', undefined],
    ['los niños me bastan en el trabajo, busco un gato', undefined],
    ['busco un perro como la perra de mi abuela', undefined],
    ["My father would love a dog like his old one. He's 83", ['seniors']],
    ['a kitten, ideally adolescent', undefined],
    ['Dog gentle with 5 year old', ['kids']],
    ['kinderlieb, groß, ein Hund', ['kids']],
  ])('%s', (prompt, goodWith) => {
    expect(suggest(prompt).goodWith).toEqual(goodWith);
  });
});
