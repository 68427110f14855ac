/**
 * Ranges of versions: `1.2.0`, `1.2` (any 1.2.x), `^1.0`, `~1.2`, `>=1.0 <3`, `*`. Conditions beside each other must all
 * hold. What a version says after its three numbers is not looked at.
 */
type VersionRange = (version: string) => boolean;

/** Undefined if the text isn't a range. */
export function rangeOf(text: string): VersionRange | undefined {
  const words = text
    .trim()
    .replaceAll(/([<>=^~])\s+/g, '$1')
    .split(/\s+/);
  const parts = words.map(conditionOf);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return (version) => {
    const numbers = numbersOf(version);
    return numbers !== undefined && parts.every((part) => part(filled(numbers)));
  };
}

type Numbers = readonly number[];
type Condition = (version: Numbers) => boolean;

function conditionOf(word: string): Condition | undefined {
  if (word === '*') return () => true;
  const [, sign = '', rest = ''] = /^(>=|<=|>|<|=|\^|~)?(.*)$/.exec(word) ?? [];
  const numbers = numbersOf(rest);
  return numbers && condition(sign, numbers);
}

function condition(sign: string, numbers: Numbers): Condition {
  const low = filled(numbers);
  if (sign === '>=') return (version) => compare(version, low) >= 0;
  if (sign === '>') return (version) => compare(version, low) > 0;
  if (sign === '<') return (version) => compare(version, low) < 0;
  if (sign === '<=') return (version) => compare(version, low) <= 0;
  const kept = keptBy(sign, numbers);
  return (version) => compare(version, low) >= 0 && low.slice(0, kept).every((number, i) => number === version[i]);
}

/** How many numbers must stay as they are: `^` keeps up to the first that is not 0, `~` the first two. */
function keptBy(sign: string, numbers: Numbers): number {
  if (sign === '~') return Math.min(numbers.length, 2);
  if (sign !== '^') return numbers.length;
  const first = numbers.findIndex((number) => number !== 0);
  return first < 0 ? numbers.length : first + 1;
}

function numbersOf(text: string): Numbers | undefined {
  const match = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text);
  return match?.slice(1, 4).flatMap((part) => (part === undefined ? [] : [Number(part)]));
}

const filled = (numbers: Numbers): Numbers => [...numbers, 0, 0, 0].slice(0, 3);

function compare(a: Numbers, b: Numbers): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
