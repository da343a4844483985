import { mostPictures } from './bounds.ts';

/**
 * The addresses of pictures, from cells that hold one each or several; each once, and in the letters
 * that an address may have. Adds to the notes what was left out.
 */
export function readPictures(written: readonly string[], notes: string[]): readonly string[] {
  const urls = written.flatMap((one) => one.trim().split(/\s+|[|;,](?=\s*https?:)/));
  const addresses = urls.filter((url) => url !== '').map(webAddress);
  const pictures = [...new Set(addresses.filter((address) => address !== undefined))];
  if (addresses.includes(undefined))
    notes.push('A picture was left out: only addresses with http or https are fetched.');
  if (pictures.length > mostPictures)
    notes.push(`Only the first ${mostPictures} pictures are taken.`);
  return pictures.slice(0, mostPictures);
}

function webAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  const isWeb = /^https?:$/.test(protocol) && username === '' && password === '';
  return isWeb && href.length <= 2_000 ? href : undefined;
}
