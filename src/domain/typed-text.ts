import * as z from 'zod/mini';

/**
 * A text that a person typed, without the space around it. Postgres accepts neither NUL nor half of
 * a surrogate pair: one that was pasted by accident would fail the whole request. A `z.maxLength` on
 * it counts code points, as `char_length` does in Postgres: an emoji is one.
 */
export const typedText = () =>
  z.string().check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.trim(),
  );
