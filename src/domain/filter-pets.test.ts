import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '#src/start/search-params.ts';
import { pet } from '#tests/device/samples.ts';
import { filterPets, toAskAbout } from './filter-pets.ts';
import {
  type FilterGroup,
  filterGroups,
  filterSearch,
  forEachGroup,
  groupNames,
  hasFilters,
  noFilters,
  type PetFilters,
  readFilters,
  toggleFilter,
} from './pet-filters.ts';
import { petFieldKinds } from './pet-field-kinds.ts';
import type { Pet } from './pet.ts';

const buddy = pet('buddy', {
  age: 'adult',
  size: 'small',
  goodWith: ['kids', 'adults'],
  specialNeeds: [],
});
const like = (known: Partial<Pet>): Pet => ({ ...buddy, ...known });
const choose = (chosen: Partial<PetFilters>): PetFilters => ({ ...noFilters, ...chosen });

/** Where one pet goes: to the matches, to those to ask about, or to neither. */
function placeOf(pet: Pet, chosen: Partial<PetFilters>): 'match' | 'ask' | 'hidden' {
  const { matches, ask } = filterPets([pet], choose(chosen));
  return matches.length > 0 ? 'match' : ask.length > 0 ? 'ask' : 'hidden';
}

describe('filterPets', () => {
  it('needs one option of a group, and every group', () => {
    expect(placeOf(buddy, { size: ['small', 'large'] })).toBe('match');
    expect(placeOf(buddy, { size: ['large'] })).toBe('hidden');
    expect(placeOf(buddy, { size: ['small'], age: ['senior'] })).toBe('hidden');
  });

  it('wants a pet to be good with everybody who was chosen', () => {
    expect(placeOf(buddy, { goodWith: ['kids'] })).toBe('match');
    expect(placeOf(buddy, { goodWith: ['kids', 'otherPets'] })).toBe('hidden');
    expect(placeOf(like({ goodWith: ['otherpets', 'Kids'] }), { goodWith: ['kids', 'otherPets'] })) //
      .toBe('match');
  });

  it('shows no pet for those it is not good with, also where nothing else is known', () => {
    expect(placeOf(like({ goodWith: [], notGoodWith: ['Kids'] }), { goodWith: ['kids'] })).toBe(
      'hidden',
    );
    expect(placeOf(like({ notGoodWith: ['kids'] }), { goodWith: ['kids'] })).toBe('hidden');
    expect(placeOf(like({ goodWith: [], notGoodWith: ['kids'] }), { goodWith: ['seniors'] })).toBe(
      'ask',
    );
    const { counts } = filterPets([like({ notGoodWith: ['kids'] })], noFilters);
    expect(counts.goodWith).toMatchObject({ kids: 0, adults: 1 });
  });

  it('asks about a pet whose word it does not know, and about one without any', () => {
    for (const size of ['', 'unknown', 'enormous']) {
      expect(placeOf(like({ size }), { size: ['small'] })).toBe('ask');
    }
    expect(placeOf(like({ goodWith: [] }), { goodWith: ['kids'] })).toBe('ask');
    expect(placeOf(like({ goodWith: ['horses'] }), { goodWith: ['kids'] })).toBe('ask');
    expect(placeOf(like({ size: '' }), { age: ['adult'] })).toBe('match');
  });

  it('hides a pet that is surely not meant, whatever else is not known of it', () => {
    expect(placeOf(like({ size: '' }), { size: ['small'], age: ['senior'] })).toBe('hidden');
  });

  it('reads an empty list of special needs as none, and a shelter that does not know as open', () => {
    expect(placeOf(buddy, { specialNeeds: ['none'] })).toBe('match');
    expect(placeOf(like({ specialNeeds: ['None'] }), { specialNeeds: ['none'] })).toBe('match');
    expect(placeOf(like({ specialNeeds: ['deaf'] }), { specialNeeds: ['none'] })).toBe('hidden');
    expect(placeOf(like({ specialNeeds: ['deaf'] }), { specialNeeds: ['some'] })).toBe('match');
    expect(placeOf(like({ specialNeeds: ['Unknown'] }), { specialNeeds: ['none'] })).toBe('ask');
  });

  it('reads medium energy as moderate, and no other medium so', () => {
    expect(placeOf(like({ energy: ' Medium' }), { energy: ['moderate'] })).toBe('match');
  });

  it('names what to ask about', () => {
    const filters = choose({ size: ['small'], energy: ['low'], age: ['adult'] });
    expect(toAskAbout(filters)(like({ size: '', energy: '?', goodWith: [] }))).toEqual([
      'size',
      'energy',
    ]);
  });

  it('counts the pets that are shown although a group knows nothing of them', () => {
    const pets = [like({ size: '' }), like({ size: '', age: 'senior' }), buddy];
    expect(filterPets(pets, choose({ age: ['adult'] })).unknown.size).toBe(1);
  });
});

describe('filterGroups', () => {
  it('gives no group more options than a number has bits', () => {
    for (const group of groupNames) expect(filterGroups[group].length, group).toBeLessThan(32);
  });
});

describe('readFilters', () => {
  it('passes over what is not ours', () => {
    expect(readFilters({ size: 'enormous', age: ['young', 'x'], colour: 'red', energy: 4 })) //
      .toEqual(choose({ age: ['young'] }));
  });

  it('survives any address', () => {
    const key = fc.oneof(fc.constantFrom(...groupNames), fc.string());
    const search = fc.dictionary(key, fc.oneof(fc.string(), fc.array(fc.string())));
    fc.assert(
      fc.property(search, (given) => {
        const read = readFilters(given);
        for (const group of groupNames)
          expect(filterGroups[group]).toEqual(expect.arrayContaining([...read[group]]));
      }),
    );
  });
});

describe('whatever the pets and the choices', () => {
  const words = (group: FilterGroup) => fc.constantFrom<string>(...filterGroups[group], '', '?');
  const somePet = fc
    .record(
      forEachGroup((group) => {
        if (group === 'specialNeeds')
          return fc.array(fc.constantFrom('none', 'unknown', 'deaf'), { maxLength: 2 });
        return petFieldKinds[group] === 'list'
          ? fc.array(words(group), { maxLength: 4 })
          : words(group);
      }),
    )
    .map((known) => like(known as Partial<Pet>)); // Each value is of its field's kind.
  const pets = fc.array(somePet, { maxLength: 30 });
  const filters = fc.record(forEachGroup((group) => fc.subarray<string>([...filterGroups[group]])));
  const option = fc
    .constantFrom(...groupNames)
    .chain((group) => fc.tuple(fc.constant(group), fc.constantFrom(...filterGroups[group])));

  it('a count is what choosing the option shows', () => {
    fc.assert(
      fc.property(pets, filters, option, (all, chosen, [group, one]) => {
        const own = group === 'goodWith' ? chosen.goodWith.filter((other) => other !== one) : [];
        const then = filterPets(all, { ...chosen, [group]: [...own, one] });
        expect(filterPets(all, chosen).counts[group][one]).toBe(then.matches.length);
      }),
    );
  });

  it('one more option of a group that takes any hides nobody who matched', () => {
    fc.assert(
      fc.property(pets, filters, option, (all, chosen, [group, one]) => {
        fc.pre(group !== 'goodWith' && chosen[group].length > 0);
        const wider = { ...chosen, [group]: [...chosen[group], one] };
        const { matches } = filterPets(all, wider);
        for (const before of filterPets(all, chosen).matches) expect(matches).toContain(before);
      }),
    );
  });

  it('taking a choice back shows what was shown before', () => {
    fc.assert(
      fc.property(pets, filters, option, (all, chosen, [group, one]) => {
        const back = toggleFilter(toggleFilter(chosen, group, one), group, one);
        expect(back).toEqual(chosen);
        expect(filterPets(all, back)).toEqual(filterPets(all, chosen));
      }),
    );
  });

  it('an address brings the same choices back', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = stringifySearch({ query: 'dog', ...filterSearch(chosen) });
        expect(readFilters(parseSearch(address))).toEqual(chosen);
      }),
    );
  });

  it('a pet of which nothing is known is never dropped', () => {
    const unknown = forEachGroup((group) => (petFieldKinds[group] === 'list' ? ['?'] : '?'));
    const stranger = like(unknown as Partial<Pet>); // As above.
    fc.assert(
      fc.property(pets, filters, (all, chosen) => {
        const { matches, ask } = filterPets([...all, stranger], chosen);
        expect([...matches, ...ask]).toContain(stranger);
        expect(ask.includes(stranger)).toBe(hasFilters(chosen));
      }),
    );
  });

  it('everybody shown stands in one place only, in the order of the list', () => {
    fc.assert(
      fc.property(pets, filters, (all, chosen) => {
        const { matches, ask } = filterPets(all, chosen);
        const rest = all.filter((one) => matches.includes(one) || ask.includes(one));
        expect(matches.filter((one) => ask.includes(one))).toEqual([]);
        expect(rest.filter((one) => matches.includes(one))).toEqual(matches);
        expect(rest.filter((one) => ask.includes(one))).toEqual(ask);
      }),
    );
  });
});
