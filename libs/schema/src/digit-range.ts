/** A regular expression for the whole numbers `low..high`, neither below 0, without leading zeros. */
export function digitsBetween(low: number, high: number): string {
  const alternatives: string[] = [];
  for (let first = low; first <= high; ) {
    const last = Math.min(high, 10 ** String(first).length - 1);
    alternatives.push(sameLength(String(first), String(last)));
    first = last + 1;
  }
  return `(?:${alternatives.join('|')})`;
}

/** Both have the same number of digits. */
function sameLength(low: string, high: string): string {
  if (low === high) return low;
  const from = low.slice(0, 1);
  const to = high.slice(0, 1);
  const [lowRest, highRest] = [low.slice(1), high.slice(1)];
  if (from === to) return from + sameLength(lowRest, highRest);
  if (/^0*$/.test(lowRest) && /^9*$/.test(highRest)) return `[${from}-${to}]${anyDigits(lowRest.length)}`;
  return `(?:${apart(from, to, lowRest, highRest).join('|')})`;
}

/** What begins like the lowest, what lies between, what begins like the highest. */
function apart(from: string, to: string, lowRest: string, highRest: string): readonly string[] {
  const between =
    Number(to) - Number(from) > 1 ? [`[${Number(from) + 1}-${Number(to) - 1}]${anyDigits(lowRest.length)}`] : [];
  return [
    from + sameLength(lowRest, '9'.repeat(lowRest.length)),
    ...between,
    to + sameLength('0'.repeat(highRest.length), highRest),
  ];
}

const anyDigits = (count: number): string => (count === 0 ? '' : `\\d{${count}}`);
