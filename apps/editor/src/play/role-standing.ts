import { type BoardLayout, type Reader, readable, tally, tallyText, tallyWord } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';

type Shown = BoardLayout['standing'][number];
type Counted = Exclude<Shown, string>;

interface Table {
  readonly info: GameInfo;
  readonly read: Reader;
  readonly texts: Pick<Texts, 'named' | 'value'>;
}

/**
 * What is shown of each role, by the place of the role in its kind: what the layout wants to see there, then the state
 * fields of the role that have a word of their own.
 */
export function roleStandings(table: Table, wanted: BoardLayout['standing']): readonly (readonly string[])[] {
  const shown = shownOf(table, wanted);
  const members = table.info.kinds[table.info.roleKind]?.members ?? [];
  return members.map((role, at) => shown.flatMap((one) => standingText(table, one, role, at)));
}

/** What counts most of what is shown of each role: the first of it that is a number for all of them. */
export interface RoleScores {
  readonly word: string;
  /** By the place of the role in its kind. */
  readonly values: readonly number[];
}

export function roleScores(table: Table, wanted: BoardLayout['standing']): RoleScores | undefined {
  const members = table.info.kinds[table.info.roleKind]?.members ?? [];
  for (const shown of shownOf(table, wanted)) {
    const values = members.flatMap((role, at) => numberOf(table, shown, role, at) ?? []);
    if (values.length > 1 && values.length === members.length) return { word: wordFor(table, shown), values };
  }
  return undefined;
}

function shownOf({ info, texts }: Table, wanted: BoardLayout['standing']): BoardLayout['standing'] {
  const kind = info.kinds[info.roleKind];
  if (kind === undefined) return [];
  const own = info.fields.filter((field) => field.kind === info.roleKind && field.state);
  const named = own.map(({ name }) => `${kind.name}.${name}`).filter((path) => texts.named(path) !== undefined);
  return [...wanted, ...named.filter((path) => !wanted.includes(path))];
}

const wordFor = (table: Table, shown: Shown): string =>
  typeof shown === 'string' ? (table.texts.named(shown) ?? readable(shown.split('.')[1] ?? '')) : wordOf(table, shown);

function numberOf(table: Table, shown: Shown, role: string, at: number): number | undefined {
  if (typeof shown !== 'string') return tally(table.info, table.read, shown, role).sure;
  const value = fieldOf(table, shown, at);
  return typeof value === 'number' ? value : undefined;
}

const fieldOf = ({ info, read }: Table, path: string, at: number): ShownValue | undefined => {
  const [kind = '', field = ''] = path.split('.');
  return kind === info.kinds[info.roleKind]?.name ? read(kind, at, field) : undefined;
};

function standingText(table: Table, shown: Shown, role: string, at: number): readonly string[] {
  if (typeof shown !== 'string')
    return [`${wordOf(table, shown)} ${tallyText(tally(table.info, table.read, shown, role))}`];
  const value = fieldOf(table, shown, at);
  if (value === undefined || value === false) return [];
  return value === true ? [wordFor(table, shown)] : [`${wordFor(table, shown)} ${table.texts.value(shown, value)}`];
}

/** The word for what is counted, else that of its kind. */
function wordOf({ texts }: Table, counted: Counted): string {
  const [kind = ''] = counted.count.split('.');
  return (
    tallyWord(texts.named, counted) ?? texts.named(`kind/${kind}`) ?? readable(counted.where ?? kind).toLowerCase()
  );
}
