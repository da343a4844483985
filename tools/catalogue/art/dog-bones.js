// @ts-check
// The bones of a dog's head: half widths and heights in pixels of the 400 px picture, measured from between the eyes.

/**
 * hw skull, cw cheek, jw jaw (half widths); top, chin (heights); mt, ml, mw muzzle start, length, half width.
 * @typedef {{ hw: number, top: number, cw: number, jw: number, chin: number, mw: number, ml: number, mt: number, nose: number,
 *   eye: number, eyeX: number, eyeY: number, neck: number, shoulder: number, y: number, ears?: string, earSize?: number,
 *   fur?: string, droop?: number, wrinkles?: boolean, scale?: number }} DogBuild
 */
export const bones = {
  hw: 82,
  top: 90,
  cw: 80,
  jw: 60,
  chin: 92,
  mw: 46,
  ml: 86,
  mt: 6,
  nose: 22,
  eye: 17,
  eyeX: 40,
  eyeY: -14,
  neck: 74,
  shoulder: 128,
  y: 184,
};
