/** A file on the web that comes again, as the environment names it (IMPORT_FEEDS). */
export type ImportFeed = {
  url: string;
  /** Instead of the format's. */
  source?: string;
  /** `key` of its format; without it, the one format that fits. */
  format?: string;
  /** Hosts of pictures that are fetched. */
  picturesFrom: readonly string[] | 'all';
  /** Whether what the file no longer has is hidden. */
  hidesGone: boolean;
};

const settings = ['source', 'format', 'pictures-from', 'hide-gone'];

/**
 * Reads 'https://shelter.example/pets.csv#source=north&hide-gone': the settings are behind the "#", which
 * no server is sent. Undefined for what is no such address, or has a setting that does not exist.
 */
export function readImportFeed(text: string): ImportFeed | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const said = new URLSearchParams(url.hash.slice(1));
  url.hash = '';
  const isKnown = [...said.keys()].every((name) => settings.includes(name));
  if (url.protocol !== 'https:' || url.username !== '' || !isKnown) return undefined;
  const source = said.get('source');
  if (source?.trim() === '' || (source?.length ?? 0) > 100) return undefined;
  const format = said.get('format');
  return {
    url: url.href,
    ...(source !== null && { source: source.trim() }),
    ...(format !== null && { format }),
    picturesFrom: readHosts(said.get('pictures-from') ?? ''),
    hidesGone: said.has('hide-gone'),
  };
}

/** 'all', or names of hosts with commas or spaces between them. */
export const readHosts = (text: string): readonly string[] | 'all' =>
  text === 'all'
    ? 'all'
    : text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((host) => host !== '');
