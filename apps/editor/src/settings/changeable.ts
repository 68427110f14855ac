import type { ColumnView, FieldInput, RowView, SettingView, TableView } from '@sandtable/ide';
import { rowName } from '@sandtable/ide/row-name';
import type { TextEdit } from '@sandtable/text';
import type { AppliedOverride, PatchProposal } from '../workers/protocol.ts';

/** A value that can be changed in the rules, or in a house rule. */
export interface Changeable {
  /** The same for as long as it is the same setting or cell. */
  readonly path: string;
  readonly input: FieldInput;
  /** As the rules write it, and what a house rule makes of it. */
  readonly text: string;
  readonly now: string | undefined;
  /** The patch that a house rule has for it. */
  readonly by: AppliedOverride | undefined;
  /** What a house rule would say; undefined where only the rules can be changed. */
  readonly patch: PatchProposal | undefined;
  /** Writes another value into the file that declares it. */
  readonly write: (value: string) => Promise<readonly TextEdit[]>;
}

/** Of house rules that change the same, the last one counts. */
export function changeableSetting(setting: SettingView, applied: readonly AppliedOverride[]): Changeable {
  const { path, sort, name, input, text, now, isAdded, at, value } = setting;
  const by = applied.findLast((one) => one.at.file === at.file && one.at.start < at.end && one.at.end > at.start);
  return {
    ...{ path, input, text, now, by: isSet(by) ? by : undefined },
    patch: isAdded ? undefined : valued('set', path, `set ${sort} ${name} = `, text),
    write: async (next) => [{ span: value, text: next }],
  };
}

const isSet = (by: AppliedOverride | undefined): boolean => by?.says.startsWith('set ') ?? false;

interface CellPlace {
  readonly view: TableView;
  readonly row: RowView;
  readonly column: ColumnView;
}

export function changeableCell(
  { view, row, column }: CellPlace,
  override: { readonly value: string; readonly by: AppliedOverride } | undefined,
  write: Changeable['write'],
): Changeable {
  const { name, input, type } = column;
  const text = row.cells[name]?.text ?? defaultOf(column);
  const path = `${view.owner}.${rowName(row)}`;
  const isKey = name === 'from' || name === 'to';
  const spelled = type === 'text' ? JSON.stringify(text) : text;
  const patch = isKey ? undefined : valued('cell', `${path}.${name}`, `change ${path} { ${name}: `, spelled, ' }');
  return { path: `${path}.${name}`, input, text, now: override?.value, by: override?.by, patch, write };
}

/** A text is shown without its quotes, and written with them. */
const defaultOf = ({ type, initial = '' }: ColumnView): string =>
  type === 'text' && /^"[^"\\]*"$/.test(initial) ? initial.slice(1, -1) : initial;

function valued(sort: PatchProposal['sort'], path: string, before: string, value: string, behind = ''): PatchProposal {
  const start = before.length;
  return { sort, path, text: before + value + behind, value: { start, end: start + value.length } };
}
