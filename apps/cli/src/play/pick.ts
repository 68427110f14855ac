/** What can be picked, and what it is called. */
export interface Pickable {
  readonly candidates: readonly string[];
  readonly labelOf: (candidate: string) => string;
}

/** Several that what was typed may mean. */
export interface Ambiguous {
  readonly among: readonly string[];
}

export type Picked = readonly string[] | Ambiguous | undefined;

export const isAmbiguous = (picked: Picked): picked is Ambiguous => picked !== undefined && 'among' in picked;

/** What was typed, as a candidate: its id, its name, its number in the list, or as much of its name as no other has. */
export function pickFrom({ candidates, labelOf }: Pickable, text: string): Picked {
  const exact = exactly({ candidates, labelOf }, text);
  if (exact !== undefined) return [exact];
  if (/^\d+$/.test(text)) {
    const numbered = candidates[Number(text) - 1];
    return numbered === undefined ? undefined : [numbered];
  }
  if (text === '') return candidates.length === 1 ? candidates : undefined;
  const part = text.toLowerCase();
  const names = candidates.map((candidate) => [candidate, ...wordsOf(candidate, labelOf(candidate))] as const);
  const found = names.filter((all) => all.some((name) => name.startsWith(part))).map(([candidate]) => candidate);
  return found.length > 1 ? { among: found } : found.length === 1 ? found : undefined;
}

/** A candidate by its whole id or name. */
export function exactly({ candidates, labelOf }: Pickable, text: string): string | undefined {
  if (candidates.includes(text)) return text;
  const whole = text.toLowerCase();
  const named = candidates.filter((one) => one.toLowerCase() === whole || labelOf(one).toLowerCase() === whole);
  return named.length === 1 ? named[0] : undefined;
}

/** The beginnings by which a candidate is found: of its id, and of each word of its name. */
function wordsOf(candidate: string, label: string): readonly string[] {
  const name = label.toLowerCase();
  const words = name.split(/\s+/).map((_, i, all) => all.slice(i).join(' '));
  return [candidate.toLowerCase(), ...words];
}

/** `2-5`, with a hyphen or a dash. */
const RANGE = /^(\d+)\s*[-–]\s*(\d+)$/;

/**
 * Several at once, separated by commas or spaces: ids, names, numbers and ranges of numbers. An empty line is the empty
 * set, and `all` everything.
 */
export function picksFrom(pickable: Pickable, text: string, all: string): Picked {
  const { candidates } = pickable;
  if (text !== '' && exactly(pickable, text) === undefined && (text === '*' || text.toLowerCase() === all))
    return candidates;
  const parts = text.includes(',') ? text.split(',').map((part) => part.trim()) : text.split(/\s+/);
  const picks: string[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const found = rangeIn(candidates, part) ?? pickFrom(pickable, part);
    if (found === undefined || isAmbiguous(found)) return wholeName(pickable, text) ?? found;
    picks.push(...found.filter((one) => !picks.includes(one)));
  }
  return picks;
}

/** A name with spaces is one pick. */
function wholeName(pickable: Pickable, text: string): readonly string[] | undefined {
  const found = pickFrom(pickable, text);
  return isAmbiguous(found) ? undefined : found;
}

function rangeIn(candidates: readonly string[], text: string): readonly string[] | undefined {
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (from === '' || candidates.includes(text)) return undefined;
  const [low, high] = [Number(from), Number(to)];
  return low < 1 || high > candidates.length || low > high ? undefined : candidates.slice(low - 1, high);
}
