import { mostFileBytes } from './bounds.ts';

/** The text of a file, or why it is none: a sentence with a way out. */
export type DecodedFile =
  | { outcome: 'text'; text: string }
  | { outcome: 'refused'; reason: string };

/** The text of a file, whatever encoding it was saved in. Its name is not asked. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const reason = refusalOf(bytes);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const text = textOf(bytes);
  if (text.trim() === '') return refused('The file is empty. Export it again, or choose another.');
  // Text has tabs and line breaks, and no other control characters to speak of.
  const controls = text.slice(0, 65_536).match(/(?![\t\n\r\f\v])\p{Cc}/gu)?.length ?? 0;
  if (controls > 16)
    return refused('The file holds no text. Save the list as CSV or JSON, and choose that file.');
  if (/^\s*<(?:!doctype|html)\b/i.test(text))
    return refused(
      'The file is a web page, perhaps one that asks to sign in. Export the list as CSV or JSON.',
    );
  if (/^\s*<\?xml\b/i.test(text))
    return refused('The file is XML. Export the list as CSV or JSON, or convert it to JSON.');
  return { outcome: 'text', text };
}

const refused = (reason: string): DecodedFile => ({ outcome: 'refused', reason });

const packed = 'The file is packed. Unpack it, and choose the CSV or JSON file that was in it.';
const spreadsheet = 'The file is a spreadsheet. Save it as CSV (UTF-8), and choose that file.';
const picture = 'The file is a picture. Choose the list of animals, a CSV or JSON file.';
const database = 'The file is a database. Export its animals as CSV, and choose that file.';

/** What files of other kinds begin with, byte by byte. */
const signatures: readonly (readonly [bytes: string, reason: string])[] = [
  ['\x1F\x8B', packed],
  ['BZh', packed],
  ['\xFD7zXZ\0', packed],
  ['7z\xBC\xAF\x27\x1C', packed],
  ['Rar!\x1A', packed],
  ['\x28\xB5\x2F\xFD', packed],
  ['\xD0\xCF\x11\xE0', spreadsheet],
  ['%PDF', 'The file is a PDF. Export the list as CSV, and choose that file.'],
  ['\xFF\xD8\xFF', picture],
  ['\x89PNG', picture],
  ['GIF8', picture],
  ['II*\0', picture],
  ['MM\0*', picture],
  ['SQLite format 3', database],
];

function refusalOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > mostFileBytes)
    return 'The file is larger than 100 MB. Export fewer columns or fewer animals.';
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06'))
    return /\[Content_Types\]|xl\/|opendocument/.test(head) ? spreadsheet : packed;
  if (/^RIFF[^]{4}WEBP|^[^]{4}ftyp/.test(head)) return picture;
  return signatures.find(([start]) => head.startsWith(start))?.[1];
}

function textOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // With its mark it is UTF-8 with a fault; otherwise it comes from an older Windows.
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return new TextDecoder(marked ? 'utf-8' : 'windows-1252').decode(bytes);
  }
}

/** UTF-16 by its mark; without one, if every other byte is nearly always 0, as in Latin letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4096);
  const zerosAt = (rest: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const most = sample.length / 2;
  if (odd > most * 0.6 && even < most * 0.1) return 'utf-16le';
  return even > most * 0.6 && odd < most * 0.1 ? 'utf-16be' : undefined;
}
