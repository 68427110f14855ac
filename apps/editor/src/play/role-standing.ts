import { type BoardLayout, type Reader, readable } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';
import type { Texts } from '../texts.ts';

type Shown = BoardLayout['standing'][number];
type Counted = Exclude<Shown, string>;

/** A value that whoever looks may not see. */
const HIDDEN = '?';

interface Table {
  readonly info: GameInfo;
  readonly read: Reader;
  readonly texts: Pick<Texts, 'named' | 'value'>;
}

/**
 * What is told of each role, by the place of the role in its kind: what the layout wants to see there, then the state
 * fields of the role that have a word of their own.
 */
export function roleStandings(table: Table, wanted: BoardLayout['standing']): readonly (readonly string[])[] {
  const { info, texts } = table;
  const kind = info.kinds[info.roleKind];
  if (kind === undefined) return [];
  const own = info.fields.filter((field) => field.kind === info.roleKind && field.state);
  const named = own.map(({ name }) => `${kind.name}.${name}`).filter((path) => texts.named(path) !== undefined);
  const shown = [...wanted, ...named.filter((path) => !wanted.includes(path))];
  return kind.members.map((role, at) => shown.flatMap((one) => told(table, one, role, at)));
}

function told(table: Table, shown: Shown, role: string, at: number): readonly string[] {
  if (typeof shown !== 'string') return [`${wordOf(table, shown)} ${counted(table, shown, role)}`];
  const { info, read, texts } = table;
  const [kind = '', field = ''] = shown.split('.');
  const value = kind === info.kinds[info.roleKind]?.name ? read(kind, at, field) : undefined;
  return value === undefined ? [] : [`${texts.named(shown) ?? readable(field)} ${texts.value(shown, value)}`];
}

/** The word of the field that is looked at besides, else of the one that names the role. */
function wordOf({ texts }: Table, { count, where }: Counted): string {
  const [kind = '', field = ''] = count.split('.');
  return texts.named(`${kind}.${where ?? field}`) ?? readable(where ?? kind).toLowerCase();
}

/** How many members name the role; from and to where whoever looks may not know of some. */
function counted({ info, read }: Table, { count, where }: Counted, role: string): string {
  const [name = '', field = ''] = count.split('.');
  const kind = info.kinds.find((one) => one.name === name);
  const there = (kind?.members ?? []).flatMap((_, at): readonly Belongs[] => {
    if (kind?.live !== undefined && read(name, at, '$live') !== true) return [];
    return [
      both(belongs(read(name, at, field), role), where === undefined ? 'yes' : belongs(read(name, at, where), true)),
    ];
  });
  const [sure, perhaps] = (['yes', 'unknown'] as const).map((is) => there.filter((one) => one === is).length);
  return perhaps ? `${sure}–${(sure ?? 0) + perhaps}` : String(sure);
}

type Belongs = 'yes' | 'no' | 'unknown';

const belongs = (value: ShownValue | undefined, wanted: string | boolean): Belongs => {
  if (value === HIDDEN) return 'unknown';
  return value === wanted || (Array.isArray(value) && value.includes(wanted)) ? 'yes' : 'no';
};

const both = (a: Belongs, b: Belongs): Belongs => {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'unknown' || b === 'unknown' ? 'unknown' : 'yes';
};
