/** How the stand-in behaves. */
export type BrowserModelOptions = {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available';
  /** What it answers, after `afterMs`. */
  text: string;
  afterMs?: number;
  /** Fails instead of answering. */
  fails?: boolean;
  /** Goes on when it is told to stop. */
  isDeaf?: boolean;
};

/** What the stand-in was asked to do, in `globalThis.browserModelCalls`. */
export type BrowserModelCalls = {
  created: number;
  destroyed: number;
  downloads: number;
  prompts: { text: string; system: string; fields: string[] }[];
};

/**
 * Puts a stand-in for the browser's model (the Prompt API) into a page or a test. It can be given to
 * `page.addInitScript`, so it uses nothing from outside. Like the real one, `create` downloads a model
 * that is not there.
 */
export function installBrowserModel(options: BrowserModelOptions): void {
  let { availability } = options;
  const calls: BrowserModelCalls = { created: 0, destroyed: 0, downloads: 0, prompts: [] };
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => reject(new DOMException('stopped', 'AbortError'));
      if (signal.aborted && !options.isDeaf) return stop();
      if (!options.isDeaf) signal.addEventListener('abort', stop);
      setTimeout(resolve, ms);
    });
  const download = async (monitor: EventTarget, signal: AbortSignal) => {
    calls.downloads += 1;
    for (const loaded of [0, 0.5, 1]) {
      await pause(10, signal);
      monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
    }
    availability = 'available';
  };
  const model = {
    availability: async () => availability,
    async create(given: {
      signal: AbortSignal;
      initialPrompts?: { content: string }[];
      monitor?: (monitor: EventTarget) => void;
    }) {
      if (availability === 'unavailable') throw new DOMException('none', 'NotSupportedError');
      const monitor = new EventTarget();
      given.monitor?.(monitor);
      if (availability !== 'available') await download(monitor, given.signal);
      calls.created += 1;
      return {
        async prompt(
          text: string,
          asked: { responseConstraint: { properties: object }; signal: AbortSignal },
        ) {
          const system = given.initialPrompts?.[0]?.content ?? '';
          const fields = Object.keys(asked.responseConstraint.properties);
          calls.prompts.push({ text, system, fields });
          await pause(options.afterMs ?? 0, asked.signal);
          if (options.fails) throw new DOMException('failed', 'UnknownError');
          return options.text;
        },
        destroy() {
          calls.destroyed += 1;
        },
      };
    },
  };
  Object.assign(globalThis, { LanguageModel: model, browserModelCalls: calls });
}
