/** A promise of the product that a history has shown to be broken; `rule` as in SPEC.md. */
export class Broken extends Error {
  readonly rule: string;

  constructor(rule: string, what: string) {
    super(`[${rule}] ${what}`);
    this.rule = rule;
  }
}
