/** What a journey needs of a browser; each engine is driven in its own way. */
export type EngineBrowser = {
  /** The product's name and version. */
  version: string;
  /** Resolves once the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs the body of a function in the page; gives what it returns, as JSON can say it. */
  evaluate(body: string): Promise<unknown>;
  /** Presses this point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** The errors in the console since the last call; undefined if the engine does not tell. */
  takeErrors?: () => string[];
  close(): Promise<void>;
};
