import { isAddress } from './is-address.ts';

// 60 characters: fits the search field on a phone, and is longer than any breed's name.
const mostCharacters = 60;

type Shared = { title?: string | undefined; text?: string | undefined; url?: string | undefined };

const addresses = /https?:\/\/\S+/g;

/**
 * What to search for when another app shares something (the manifest's share_target): its text,
 * else its title, else the words at the end of its address; '' if there is none of these. Only the
 * first line is used, and a long one is cut at the end of a word.
 */
export function sharedSearch({ title = '', text = '', url = '' }: Shared): string {
  const said = [text, title].map(firstLine).find((line) => line !== '');
  // Android apps put the address into the text.
  return cut(said ?? wordsOf(url || (text.match(addresses)?.[0] ?? '')));
}

function firstLine(text: string): string {
  const lines = text.replaceAll(addresses, ' ').split('\n');
  return lines.map(tidy).find((line) => line !== '') ?? '';
}

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s"'“”‘’]+|[\s"'“”‘’]+$/g, '')
    .trim();

/** 'https://shelter.example/dogs/golden-retriever.html?x=1' gives 'golden retriever'. */
function wordsOf(address: string): string {
  if (!isAddress(address)) return '';
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? '';
  return tidy(last.replace(/\.\w+$/, '').replaceAll(/[-_+]|%20/g, ' '));
}

function cut(text: string): string {
  if (text.length <= mostCharacters) return text;
  const start = text.slice(0, mostCharacters + 1);
  const space = start.lastIndexOf(' ');
  return tidy(space > 0 ? start.slice(0, space) : start.slice(0, mostCharacters));
}
