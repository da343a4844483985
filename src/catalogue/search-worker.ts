// A web worker: to index 100,000 pets takes seconds on a phone, in which a page would not answer.
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export type SearchCall = { update: Parameters<SearchIndex['update']> } | { search: string };

const index = createSearchIndex();

addEventListener('message', ({ data }: MessageEvent<SearchCall>) => {
  if ('update' in data) index.update(...data.update);
  else void index.search(data.search).then((ids) => postMessage(ids));
});
