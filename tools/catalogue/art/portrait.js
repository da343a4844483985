// @ts-check
// One pet, one picture: ground, plant, animal, and what lies in front, in that order.
import { backdrop, paper } from './ground.js';
import { plant } from './plants.js';
import { prop } from './props.js';
import { seeded } from './shape.js';
import { svg } from './svg.js';
import { drawDog } from './dog.js';
import { drawCat } from './cat.js';
import { drawBird } from './bird.js';
import { drawRabbit } from './rabbit.js';

/**
 * @typedef {{ coat: string, second?: string, third?: string, pattern?: string | string[], build?: string, ears?: string, eyes?: string,
 *   back?: string, plant?: string, plantSide?: 1 | -1, prop?: string, lean?: number, [part: string]: any }} Art
 */

/** The dog on the icon and in the hero. */
export const retriever = {
  build: 'retriever',
  coat: 'gold',
  earCoat: 'honey',
  muzzle: 'wheat',
  tongue: 1,
};

const draw = { dog: drawDog, cat: drawCat, bird: drawBird, rabbit: drawRabbit };

/** What stands in the picture, without the svg around it. @param {{ id: string, type: keyof typeof draw, art: Art }} pet @param {string} [mark] prefix of ids inside the drawing */
export function animal({ id, type, art }, mark = 'a') {
  return draw[type](art, mark, seeded(id));
}

/** @param {{ id: string, type: keyof typeof draw, art: Art }} pet @returns {string} a whole SVG document */
export function portrait(pet) {
  const { art, type, id } = pet;
  const random = seeded(`${id} ground`);
  const p = paper(type, art.lean ?? Math.round(random() * 44 - 22));
  const side = art.plantSide ?? (random() < 0.5 ? 1 : -1);
  const at = art.plantAt ?? 200 + side * (128 + random() * 34);
  return svg(
    400,
    400,
    backdrop(art.back ?? 'sun', p, Math.round(random() * 30 - 15)) +
      plant(art.plant ?? 'none', at, 400, art.plantSize ?? 1.2 + random() * 0.25, id, side === 1) +
      animal(pet) +
      prop(art.prop ?? 'none', p, -side),
  );
}
