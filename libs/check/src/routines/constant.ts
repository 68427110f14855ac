import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type Expr, MOST_ROUTINES, type RoutineType, type Type, type Value } from '@sandtable/model';
import { type Cell, type Reading, spell } from '@sandtable/schema';
import { near } from '@sandtable/text';
import { renaming } from '../fixes.ts';
import type { World } from '../world.ts';
import type { RoutineEntry, Target } from './entry.ts';
import { entryOf, showSignature } from './signature.ts';
import { givenTo, targetNamed, targetsOf } from './target.ts';

type Read = (cell: Cell, type: Type) => Reading;

/** Reads `pause` or `draw(2)` as a value of a signature, and numbers it if it is new. */
export function readRoutine(world: World, cell: Cell, type: RoutineType, read: Read): Reading {
  const entry = entryOf(world, type);
  const { name, args } = wordsOf(cell);
  if (name === undefined) return { problem: { cell, expected: type } };
  entry.places.push(cell.span);
  const target = targetNamed(world, name);
  const given = target && givenTo(target, entry);
  if (target === undefined) return wrong(cell, type, unknown(world, entry, cell, name));
  if (given === undefined) return wrong(cell, type, misfit(cell, target, entry));
  const arity = arityOf(cell, target, given, args.length);
  if (arity !== undefined) return wrong(cell, type, arity);
  const values: Value[] = [];
  for (const [i, arg] of args.entries()) {
    const reading = read(arg, given[i] ?? type);
    if (reading.problem !== undefined) return reading;
    values.push(reading.value);
  }
  return numbered(entry, cell, target, values);
}

const wordsOf = (cell: Cell): { readonly name: string | undefined; readonly args: readonly Cell[] } =>
  cell.c === 'tag' ? cell : { name: cell.c === 'name' ? cell.text : undefined, args: [] };

const wrong = (cell: Cell, expected: Type, why: Diagnostic): Reading => ({ problem: { cell, expected, why } });

function unknown(world: World, entry: RoutineEntry, { span }: Cell, name: string): Diagnostic {
  const names = targetsOf(world, entry).map((target) => target.name);
  const close = near(name, names) ?? '';
  const fields = { name, near: close, expected: entry.type.name };
  // Of a call the name alone is wrong; a cell that spells one inside of quotation marks is marked as a whole.
  const at = { ...span, end: Math.min(span.end, span.start + name.length) };
  return finding('name/unknown', at, fields, { fixes: renaming(at, name, close) });
}

function misfit({ span }: Cell, target: Target, entry: RoutineEntry): Diagnostic {
  const from = Math.max(0, target.params.length - entry.params.length);
  const params = target.params.slice(from).map((type, i) => ({ name: target.names[from + i] ?? '', type }));
  const found = showSignature(target.sort, params, target.result);
  const expected = showSignature(entry.sort, entry.params, entry.result);
  return finding('effect/signature', span, { name: target.name, found, expected });
}

function arityOf(cell: Cell, target: Target, given: readonly Type[], found: number): Diagnostic | undefined {
  const { name, names } = target;
  const labels = (cell.c === 'tag' && cell.labels) || [];
  const label = labels.find((one, i) => one !== undefined && one !== names[i]);
  if (given.length !== found)
    return finding('effect/arguments', cell.span, {
      name,
      expected: given.length,
      found,
      rest: names.slice(given.length).join(', ') || 'none',
    });
  return label === undefined
    ? undefined
    : finding('call/label', cell.span, { label, expected: names[labels.indexOf(label)] ?? '' });
}

function numbered(entry: RoutineEntry, cell: Cell, target: Target, values: readonly Value[]): Reading {
  const { constants, numbers, type } = entry;
  const key = JSON.stringify([target.name, values]);
  const known = numbers.get(key);
  if (known !== undefined) return { value: known };
  const { span } = cell;
  if (constants.length === MOST_ROUTINES)
    return wrong(cell, type, finding('type/too-big', span, { size: MOST_ROUTINES + 1, limit: MOST_ROUTINES }));
  const args = values.map((value, i): Expr => ({ e: 'value', value, type: target.params[i] ?? type, span }));
  numbers.set(key, constants.length);
  return { value: constants.push({ text: spell(cell), target, args, span }) - 1 };
}
