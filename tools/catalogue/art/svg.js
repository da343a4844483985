// @ts-check
import { compact } from './compact.js';

/** A whole document. Lines are round at their ends and corners everywhere, so it is said once, here. @param {number} width @param {number} height @param {string} inner */
export const svg = (
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {string} */ inner,
) =>
  compact(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>\n`,
  );
