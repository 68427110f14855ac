/**
 * How deeply brackets, lists and quotations of a text may be nested. No readable text comes near it, and readers that
 * call themselves for each level stay far from the end of the stack.
 */
export const DEEPEST = 100;

/** Whether brackets of a text in JSON are nested more deeply than that; those between quotation marks do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length && depth <= DEEPEST; at++) {
    const sign = json[at];
    if (sign === '"') at = closingQuote(json, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > DEEPEST;
}

/**
 * Where the text in JSON that begins at an offset ends; the end of everything where it does not. A regular expression
 * would remember each backslash on its way, and there may be millions.
 */
function closingQuote(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return Math.min(at, json.length);
}
