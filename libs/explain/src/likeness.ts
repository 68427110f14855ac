import type { Atom } from './atom.ts';
import type { PlainValue } from './plain-value.ts';

/** Whether a set has values that are made like the one that is looked for in it; true where its values are not known. */
export function isAlike({ what, thanHas }: Pick<Atom, 'what' | 'thanHas'>): boolean {
  if (what.n !== 'value' || !Array.isArray(thanHas)) return true;
  const wanted = shapeOf(what.value);
  return thanHas.some((one) => shapeOf(one) === wanted);
}

/** How a value with parts is made, as in `march/2`: its name, and how many parts it has. Others are all made alike. */
function shapeOf(value: PlainValue): string {
  const [, name, parts] = /^([^(]+)\((.*)\)$/.exec(String(value)) ?? [];
  return name === undefined || parts === undefined ? '' : `${name}/${outerCommas(parts)}`;
}

/** Commas between parts, without those within a part. */
const outerCommas = (text: string): number => {
  let depth = 0;
  let found = 0;
  for (const one of text) {
    if (one === '(') depth += 1;
    if (one === ')') depth -= 1;
    if (one === ',' && depth === 0) found += 1;
  }
  return found;
};
