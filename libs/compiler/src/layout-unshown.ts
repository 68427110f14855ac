import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { readJson } from '@sandtable/schema';
import { layoutNames } from './layout-names.ts';

/** Of more only so many are named. */
const NAMED = 6;

/** What everyone may see and no element of the board shows; the layout may say of it that it need not be shown. */
export function layoutUnshown(file: string, text: string, model: Model): readonly Diagnostic[] {
  const names = layoutNames(file, text);
  const drawn = new Set(
    names.flatMap(({ sort, of, name }) => {
      if (sort === 'state' || sort === 'function') return [name];
      return sort === 'field' ? [`${of}.${name}`] : [];
    }),
  );
  // A layout that draws nothing yet is only begun.
  if (drawn.size === 0) return [];
  const unshown = publicState(model, hasStrip(file, text)).filter((name) => !drawn.has(name));
  if (unshown.length === 0) return [];
  const fields = {
    names: unshown.slice(0, NAMED).join(', '),
    count: unshown.length,
    more: Math.max(0, unshown.length - NAMED),
  };
  return [finding('layout/unshown', { file, start: 0, end: 1 }, fields, { severity: 'note' })];
}

/** Without a strip, the line over the board tells all states and the fields of roles by itself. */
const hasStrip = (file: string, text: string): boolean => {
  const { node } = readJson(file, text);
  return node?.j === 'object' && node.entries.some(({ key }) => key === 'strip');
};

/** States and state fields without an audience, as a layout names them, as far as nothing tells them by itself. */
function publicState({ kinds, fields, states, seats }: Model, withStrip: boolean): readonly string[] {
  const open = fields.filter(({ name, state, fixed, seen }) => state && !fixed && !seen && !name.startsWith('$'));
  const isShown = (kind: number): boolean => !withStrip && kind === seats.kind;
  return [
    ...states.flatMap(({ name, params, seen }) => (seen || (!withStrip && params.length === 0) ? [] : [name])),
    ...open.flatMap(({ kind, name }) => (isShown(kind) ? [] : [`${kinds[kind]?.name}.${name}`])),
  ];
}
