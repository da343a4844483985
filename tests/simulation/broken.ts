/** Thrown when a history breaks a rule of SPEC.md; `rule` is its ID. */
export class Broken extends Error {
  readonly rule: string;

  constructor(rule: string, what: string) {
    super(`[${rule}] ${what}`);
    this.rule = rule;
  }
}
