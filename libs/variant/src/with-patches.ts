/** The text of a variant with more patches behind its last one, each on lines of its own. */
export function withPatches(text: string, patches: readonly string[]): string {
  const end = text.lastIndexOf('}');
  if (end < 0 || patches.length === 0) return text;
  const lines = patches.flatMap((patch) => patch.split('\n')).map((line) => `  ${line}`);
  return `${text.slice(0, end).trimEnd()}\n\n${lines.join('\n')}\n${text.slice(end)}`;
}
