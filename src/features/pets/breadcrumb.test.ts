import { describe, expect, it } from 'vitest';
import { listOf } from './breadcrumb.tsx';

describe('listOf', () => {
  it('leads back to the list a pet was opened from', () => {
    expect(listOf('/doggs/PUPPIES/pet-7').label).toBe('Dogs');
    expect(listOf('/SearchList/pet-7').label).toBe('Search Results');
    expect(listOf('/Cart/pet-7').label).toBe('Cart');
  });
});
