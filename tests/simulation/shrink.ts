import type { Step } from './steps.ts';

type Broken = { words: string; steps: readonly Step[] };

/**
 * Removes steps as long as the same rule stays broken: first halves, then quarters, down to single
 * steps. After `forMs` of real time it stops with the best result so far.
 */
export async function shrink(
  steps: readonly Step[],
  words: string,
  forMs: number,
  play: (steps: readonly Step[]) => Promise<string | undefined>,
): Promise<Broken> {
  const until = performance.now() + forMs;
  const rule = ruleOf(words);
  let best: Broken = { words, steps };
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    // From the end, because late steps are seldom the cause.
    for (let at = best.steps.length - size; at > -size; at -= size) {
      if (performance.now() > until) return best;
      const fewer = best.steps.toSpliced(Math.max(0, at), at < 0 ? size + at : size);
      const broken = await play(fewer);
      if (broken !== undefined && ruleOf(broken) === rule) best = { words: broken, steps: fewer };
    }
  }
  return best;
}

/** The rule in `[S4] …`; of any other failure, its first line. */
function ruleOf(words: string): string {
  return /^\[[^\]]+\]/.exec(words)?.[0] ?? words.split('\n')[0] ?? '';
}
