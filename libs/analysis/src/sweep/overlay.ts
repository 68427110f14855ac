import { itemsOf } from '@sandtable/text';
import type { Target } from './targets.ts';

/** A value that something is given. */
export interface Given {
  /** What it is called where it is varied. */
  readonly name: string;
  readonly target: Target;
  readonly value: string;
}

/** A file that is applied on top of those of a ruleset. */
export interface OverlayFile {
  readonly path: string;
  readonly text: string;
}

/** What a point is made of: house rules to apply, the last of which sets its values, and options. */
export interface Overlay {
  readonly variants: readonly string[];
  readonly file: OverlayFile | undefined;
  readonly options: Readonly<Record<string, string>>;
  /** House rules that have a file of their own. */
  readonly known: readonly string[];
  /** Values that are not what the rules say, by name. */
  readonly changes: Readonly<Record<string, string>>;
}

interface Ground {
  /** Id of the ruleset. */
  readonly of: string;
  /** House rules that are in force whatever the point. */
  readonly variants: readonly string[];
  /** What the house rule with the values is called: a name that no other has. */
  readonly name: string;
}

/** The rules of a point, as a house rule changes them. A value that is there already needs no change. */
export function overlayOf(ground: Ground, given: readonly Given[]): Overlay {
  const variants = [...ground.variants, ...given.flatMap(variantsIn)];
  const options = Object.fromEntries(
    given.flatMap(({ target, value }) => (target.sort === 'option' ? [[target.name, value]] : [])),
  );
  const changed = given.filter(({ target, value }) => 'current' in target && target.current !== value);
  const changes = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  if (changed.length === 0) return { variants, file: undefined, options, known: variants, changes };
  const file = { path: `variants/${ground.name}.json`, text: variantText(ground, variants, changed) };
  return { variants: [...variants, ground.name], file, options, known: variants, changes };
}

/** `none`, or names with a plus between them. */
const variantsIn = ({ target, value }: Given): readonly string[] =>
  target.sort !== 'variant' || value === 'none' ? [] : value.split('+');

function variantText({ of, name }: Ground, requires: readonly string[], given: readonly Given[]): string {
  const set: Record<string, unknown> = {};
  const change: Record<string, Record<string, unknown>> = {};
  for (const { target, value } of given) {
    if (target.sort === 'setting') set[target.path] = jsonOf(value);
    if (target.sort === 'cell') change[target.row] = { ...change[target.row], [target.column]: jsonOf(value) };
  }
  return JSON.stringify({ format: 1, variant: name, of, range: '*', requires, set, change });
}

const BRACKETS = ['{}', '[]'] as const;

/** A value as a table in JSON has it. */
function jsonOf(value: string): unknown {
  const brackets = BRACKETS.find(([open = '']) => value.startsWith(open));
  if (brackets !== undefined) return itemsOf(value, brackets)?.map(jsonOf) ?? value;
  if (value === 'none') return null;
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** A name for the house rule of a point that no house rule of the game has. */
export function freeName(taken: ReadonlySet<string>): string {
  let name = 'varied-values';
  for (let i = 2; taken.has(name); i++) name = `varied-values-${i}`;
  return name;
}
