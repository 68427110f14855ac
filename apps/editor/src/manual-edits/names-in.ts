/** Names that are listed with commas between them; a comma within brackets parts nothing. */
export function namesIn(text: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, character] of [...text, ','].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character !== ',' || (depth > 0 && at < text.length)) continue;
    names.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return names.filter((name) => name !== '');
}
