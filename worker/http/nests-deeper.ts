/** Whether JSON text has more arrays and objects within each other than `limit`; does not parse it. */
export function nestsDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > limit) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
}
