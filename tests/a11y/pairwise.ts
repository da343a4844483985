/** A row names one value for each factor, like `{ route: '/Cart', state: 'empty', width: '320' }`. */
type Row<Factor extends string> = Readonly<Record<Factor, string>>;

/**
 * Pairwise testing: a few of these rows that together hold every pair of values that occurs in any
 * row. Most faults need no more than two values to meet. The same rows always give the same choice:
 * the row that adds the most pairs comes next; on a tie that with the least chosen values, then
 * the earliest.
 */
export function pairwise<Factor extends string, One extends Row<Factor>>(
  rows: readonly One[],
  factors: readonly Factor[],
): One[] {
  const left = rows.map((row) => {
    const values = factors.map((factor) => `${factor}=${row[factor]}`);
    const pairs = values.flatMap((one, at) => values.slice(at + 1).map((two) => `${one} ${two}`));
    return { row, values, pairs };
  });
  const missing = new Set(left.flatMap(({ pairs }) => pairs));
  const timesChosen = new Map<string, number>();
  const chosen: One[] = [];
  while (missing.size > 0) {
    const scores = left.map(({ values, pairs }) => {
      const gain = pairs.filter((pair) => missing.has(pair)).length;
      const used = values.reduce((sum, value) => sum + (timesChosen.get(value) ?? 0), 0);
      // One more pair always outweighs `used`: each value is used fewer times than there are rows.
      return gain * factors.length * rows.length - used;
    });
    const [best] = left.splice(scores.indexOf(Math.max(...scores)), 1);
    if (best === undefined) break;
    for (const pair of best.pairs) missing.delete(pair);
    for (const value of best.values) timesChosen.set(value, (timesChosen.get(value) ?? 0) + 1);
    chosen.push(best.row);
  }
  return chosen;
}
