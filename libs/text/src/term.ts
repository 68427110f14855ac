/** A value by name: `lyra`, or with what belongs to it, `coming(3, lyra)`. */
export interface Term {
  readonly name: string;
  /** Undefined without brackets. */
  readonly args: readonly string[] | undefined;
}

/** Takes a value apart at its outermost brackets; what is inside stays text. */
export function termOf(text: string): Term {
  const open = text.indexOf('(');
  if (open < 0 || !text.endsWith(')')) return { name: text, args: undefined };
  return { name: text.slice(0, open), args: splitArguments(text.slice(open + 1, -1)) };
}

export const termText = (name: string, args: readonly string[]): string =>
  args.length === 0 ? name : `${name}(${args.join(', ')})`;

/** Splits at commas that stand outside parentheses: arguments may have arguments. */
function splitArguments(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
