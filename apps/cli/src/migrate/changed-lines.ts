/** Beyond this, what lies between the first and the last changed line is shown as a whole. */
const MOST = 2000;

/** Lines that a text loses (`- `) and gains (`+ `), in their order. */
export function changedLines(before: string, after: string): readonly string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const head = countSame(old, fresh);
  const tail = countSame(old.slice(head).reverse(), fresh.slice(head).reverse());
  const [lost, gained] = [old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)];
  return lost.length > MOST || gained.length > MOST
    ? markedLines(lost, gained, [])
    : markedLines(lost, gained, common(lost, gained));
}

const countSame = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((line, i) => line !== b[i]);
  return Math.min(at < 0 ? a.length : at, b.length);
};

type Pair = readonly [old: number, fresh: number];

/** A longest run of lines that both have, by their places. */
function common(old: readonly string[], fresh: readonly string[]): readonly Pair[] {
  const length = old.map(() => new Uint16Array(fresh.length + 1));
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--) {
      const row = length[i];
      if (row) row[j] = old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < old.length && j < fresh.length; ) {
    if (old[i] === fresh[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

function markedLines(old: readonly string[], fresh: readonly string[], pairs: readonly Pair[]): readonly string[] {
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextFresh] of [...pairs, [old.length, fresh.length] as const]) {
    for (const line of old.slice(i, nextOld)) lines.push(`- ${line}`);
    for (const line of fresh.slice(j, nextFresh)) lines.push(`+ ${line}`);
    [i, j] = [nextOld + 1, nextFresh + 1];
  }
  return lines;
}
