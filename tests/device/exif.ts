/** What a camera writes about a picture that tests look for afterwards. */
export const cameraWords = 'Kitchen of 12 Elm Street';

/** Segments of EXIF with an orientation (1 to 8), a description and a place, and a comment. */
export function wholeJpegSegments({ orientation }: { orientation: number }): Buffer {
  const words = Buffer.from(`${cameraWords}\0`, 'latin1');
  const tiff = Buffer.alloc(200);
  // Big endian, the first directory at 8 (TIFF 6.0, section 2).
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(3, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    // A short lies at the start of its four bytes.
    if (type === 3) tiff.writeUInt16BE(value, at + 8);
    else tiff.writeUInt32BE(value, at + 8);
  };
  entry(10, 0x010e, 2, words.length, 150);
  entry(22, 0x0112, 3, 1, orientation);
  // The place: 30° 16' 2" north.
  entry(34, 0x8825, 4, 1, 60);
  tiff.writeUInt16BE(2, 60);
  entry(62, 1, 2, 2, 0x4e00_0000);
  entry(74, 2, 5, 3, 100);
  for (const [at, [value = 0, of = 1]] of [
    [30, 1],
    [16, 1],
    [2, 1],
  ].entries()) {
    tiff.writeUInt32BE(value, 100 + at * 8);
    tiff.writeUInt32BE(of, 104 + at * 8);
  }
  words.copy(tiff, 150);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([segment(0xe1, exif), segment(0xfe, words)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 + marker);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
