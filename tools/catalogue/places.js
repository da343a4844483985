// @ts-check
// The towns of the sample shelters, defined once, so that none is spelled in two ways.
export const austin = { city: 'Austin', state: 'Texas', country: 'United States' };
export const chicago = { city: 'Chicago', state: 'Illinois', country: 'United States' };
export const cork = { city: 'Cork', state: 'Munster', country: 'Ireland' };
export const edinburgh = { city: 'Edinburgh', state: 'Scotland', country: 'United Kingdom' };
export const halifax = { city: 'Halifax', state: 'Nova Scotia', country: 'Canada' };
export const hobart = { city: 'Hobart', state: 'Tasmania', country: 'Australia' };
export const leipzig = { city: 'Leipzig', state: 'Saxony', country: 'Germany' };
export const manchester = { city: 'Manchester', state: 'England', country: 'United Kingdom' };
export const melbourne = { city: 'Melbourne', state: 'Victoria', country: 'Australia' };
export const portland = { city: 'Portland', state: 'Oregon', country: 'United States' };
export const porto = { city: 'Porto', state: 'Norte', country: 'Portugal' };
export const toronto = { city: 'Toronto', state: 'Ontario', country: 'Canada' };
export const utrecht = { city: 'Utrecht', state: 'Utrecht', country: 'Netherlands' };
export const wellington = {
  city: 'Wellington',
  state: 'Wellington Region',
  country: 'New Zealand',
};
