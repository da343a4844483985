import type { EngineBrowser } from './browser.ts';

// 20 s: a stopped server is tried again after up to 4 s, and the machine may be busy.
const patienceMs = 20_000;

type Point = { x: number; y: number };

/** A person in front of a browser: presses what they see, and waits for what should come. */
export class Visitor {
  readonly browser: EngineBrowser;
  readonly #origin: string;

  constructor(browser: EngineBrowser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits for the app, in which the prerendered messages are gone. */
  async open(path: string): Promise<void> {
    await this.visit(path);
    await this.until('the app', () =>
      this.inPage(() => document.getElementById('unfinished') === null),
    );
  }

  /** Opens a page. */
  async visit(path: string): Promise<void> {
    await this.browser.open(this.#origin + path);
  }

  /** Calls a function in the page: it sees nothing from outside itself. */
  async inPage<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    const given = args.map((arg) => JSON.stringify(arg)).join();
    // The page answers with what `work` returns.
    return (await this.browser.evaluate(`return (${String(work)})(${given});`)) as Value;
  }

  /** Waits until `look` gives something. */
  async until<Value>(
    what: string,
    look: () => Promise<Value | null | undefined | false>,
  ): Promise<Value> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      // It fails while a page is being left for another.
      const seen = await look().catch(() => undefined);
      if (seen) return seen;
      if (Date.now() > deadline) {
        const text = await this.inPage(() => `${location.href}\n${document.body.innerText}`);
        throw new Error(`There never was ${what}. The page was ${text.slice(0, 1_500)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async sees(text: string): Promise<void> {
    await this.until(`the text “${text}”`, () =>
      this.inPage((wanted) => document.body.innerText.includes(wanted), text),
    );
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the address ${path}`, () =>
      this.inPage((wanted) => location.pathname.toLowerCase() === wanted.toLowerCase(), path),
    );
  }

  /** Presses the link or button of this name, once it can be pressed and stands still. */
  async press(name: string): Promise<void> {
    let before = '';
    const point = await this.until(`“${name}” to press`, async () => {
      const at = await this.inPage(pointOf, name);
      const same = JSON.stringify(at) === before;
      before = JSON.stringify(at);
      return same && at;
    });
    await this.browser.clickAt(point.x, point.y);
  }

  /** Types into the field of this label, in place of what it holds. */
  async fill(label: string, text: string): Promise<void> {
    const point = await this.until(`a field “${label}”`, () => this.inPage(fieldOf, label));
    await this.browser.clickAt(point.x, point.y);
    await this.inPage(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.browser.type(text);
  }
}

/**
 * Where a person would press the link or button of this name, first of those of the page itself;
 * null if none is in reach.
 */
function pointOf(name: string): Point | null {
  // While one page turns into the next, its picture is in front of it.
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    if (effect.pseudoElement?.startsWith('::view-transition')) return null;
  }
  const all = [...document.querySelectorAll<HTMLElement>('a, button, label, summary')];
  const inMain = (one: HTMLElement) => Number(one.closest('main') !== null);
  for (const one of all.sort((a, b) => inMain(b) - inMain(a))) {
    const named = (one.getAttribute('aria-label') ?? one.innerText).trim();
    if (named !== name || !one.checkVisibility() || one.matches(':disabled')) continue;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    if (one.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return null;
}

/** Where a person would press into the field of this label; null if there is none. */
function fieldOf(label: string): Point | null {
  for (const one of document.querySelectorAll('label')) {
    if (!one.innerText.trim().startsWith(label) || !one.checkVisibility()) continue;
    const field = one.control;
    if (!field) continue;
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = field.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }
  return null;
}
