import * as z from 'zod/mini';

/**
 * What a person typed, without the space around it. Postgres takes neither NUL nor half of a
 * character pair, and would refuse the whole request for one pasted by accident. A `z.maxLength` on
 * it counts code points, as `char_length` in the tables does: an emoji is one.
 */
export const typedText = () =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.trim(),
  );
