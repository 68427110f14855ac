/** What was typed, as a candidate: its name, or its number in the list. A name goes before a number. */
export function pickFrom(candidates: readonly string[], text: string): readonly string[] | undefined {
  const pick = candidates.includes(text) ? text : /^\d+$/.test(text) ? candidates[Number(text) - 1] : undefined;
  return pick === undefined ? undefined : [pick];
}

/** Several at once, separated by spaces; an empty line is the empty set. Names with spaces cannot be meant. */
export function picksFrom(candidates: readonly string[], text: string): readonly string[] | undefined {
  const picks: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const pick = pickFrom(candidates, word);
    if (pick === undefined) return undefined;
    picks.push(...pick);
  }
  return picks;
}
