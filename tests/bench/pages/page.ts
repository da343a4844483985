// What the pages of the bench have in common. Each is bundled alone, with the library it measures.

export type BenchPage = {
  /** Fetches all pets; resolves once a page opened after a crash of this one would have them. */
  firstSync(): Promise<void>;
  /** How many pets a page finds on this device; for a page that was just opened. */
  stored(): Promise<number>;
  /** Listens to the server and shows the descriptions of the first `count` pets from then on. */
  follow?(count: number): Promise<void>;
  /** Signs somebody in whose commands the server takes; missing where it asks nobody who they are. */
  signIn?(): Promise<void>;
  /** Writes `count` commands one after the other; resolves once the last is durable. */
  queue?(count: number): Promise<void>;
  /** Resolves once the server has acknowledged `count` commands and this device knows. */
  acknowledged?(count: number): Promise<void>;
  /** How many of them the server has refused; not part of what is measured. */
  refused?(): Promise<number>;
};

declare global {
  interface Window {
    bench?: BenchPage;
    /** Since the navigation, in ms. */
    durableAtMs?: number;
    /** When the list of `follow` was painted with only this description, since 1970, in ms. */
    painted?: { mark: string; atMs: number };
  }
}

export function offer(page: BenchPage): void {
  window.bench = page;
  // From the navigation on, as an app would.
  if (location.hash === '#sync')
    void page.firstSync().then(() => (window.durableAtMs = performance.now()));
}

const list = document.createElement('pre');
document.body.append(list);

/** Shows these descriptions, and notes when they were painted. */
export function show(descriptions: readonly string[]): void {
  list.textContent = descriptions.join('\n');
  const [mark = ''] = descriptions;
  if (window.painted?.mark === mark || descriptions.some((one) => one !== mark)) return;
  // The task after the frame runs once the frame has been painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      window.painted = { mark, atMs: performance.timeOrigin + performance.now() };
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
