import { feeAmount } from '#src/domain/fee.ts';
import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder } from '#src/domain/import/json-cells.ts';
import { list, text } from '#src/domain/import/reading.ts';

/** Our own: what `exportJson` writes. */
export const homewardJson: ImportFormat = {
  key: 'homeward-json',
  name: 'Homeward (JSON)',
  source: 'homeward',
  kind: 'json',
  animals: (root) => animalsUnder(root, 'pets'),
  needs: ['externalId', 'name', 'type', 'specialNeeds'],
  readings: {
    source: text('source'),
    externalId: text('externalId'),
    name: text('name'),
    type: text('type'),
    breed: text('breed'),
    birthDate: {
      columns: ['birthDate', 'birthDateEstimated'],
      read: (cells) => ({
        written: cells.text('birthDate'),
        estimated: cells.text('birthDateEstimated') === 'true',
      }),
    },
    age: text('age'),
    sex: text('sex'),
    size: text('size'),
    energy: text('energy'),
    care: text('care'),
    shedding: text('shedding'),
    training: text('training'),
    companions: {
      columns: ['goodWith', 'notGoodWith'],
      read: (cells) => ({
        goodWith: cells.list('goodWith'),
        notGoodWith: cells.list('notGoodWith'),
      }),
    },
    temperament: list('temperament'),
    specialNeeds: list('specialNeeds'),
    description: text('description'),
    location: {
      columns: ['location.city', 'location.state', 'location.country'],
      read: (cells) => ({
        city: cells.text('location.city'),
        state: cells.text('location.state'),
        country: cells.text('location.country'),
      }),
    },
    coordinates: {
      columns: ['coordinates.latitude', 'coordinates.longitude'],
      read: (cells) => {
        const latitude = Number(cells.text('coordinates.latitude') || Number.NaN);
        const longitude = Number(cells.text('coordinates.longitude') || Number.NaN);
        const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
        return onEarth ? { latitude, longitude } : null;
      },
    },
    fee: {
      columns: ['fee.amount', 'fee.currency'],
      read: (cells) => {
        const amount = Number(cells.text('fee.amount') || Number.NaN);
        const currency = cells.text('fee.currency');
        const whole = Number.isSafeInteger(amount) && /^[A-Z]{3}$/.test(currency);
        return whole ? `${feeAmount({ amount, currency })} ${currency}` : '';
      },
    },
    status: text('status'),
    pictures: list('pictures'),
  },
  drops: [],
  texts: 'plain',
  brings: 'everything that staff write of a pet, and the addresses of its pictures',
  loses: 'the pictures themselves, history and applications: the archive has those',
};
