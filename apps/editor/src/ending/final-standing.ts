import { type BoardLayout, kindOfField, type Reader, readable } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import { roleScores } from '../play/role-standing.ts';

interface Table {
  readonly info: GameInfo;
  readonly layout: BoardLayout | undefined;
  readonly read: Reader;
  readonly texts: Pick<Texts, 'named' | 'value' | 'member'>;
}

/** A role with what it has, or a marker with where it stands. */
export interface StandingRow {
  readonly id: string;
  readonly name: string;
  /** Whose colors it has, by the name in the layout. */
  readonly side: string | undefined;
  readonly value: number;
  /** The value in words, where it has some. */
  readonly text: string;
}

export interface Standing {
  /** What is counted. */
  readonly word: string;
  readonly rows: readonly StandingRow[];
}

/** What counts most at the end of a match: a number of each role, or else where markers stand on a strip of numbers. */
export const standingOf = (table: Table): Standing | undefined => ofRoles(table) ?? ofMarkers(table);

function ofRoles(table: Table): Standing | undefined {
  const { info, layout, texts } = table;
  const scores = roleScores(table, layout?.standing ?? []);
  const kind = info.kinds[info.roleKind];
  if (scores === undefined || kind === undefined) return undefined;
  const rows = kind.members.map((role, at) => {
    const value = scores.values[at] ?? 0;
    return {
      id: role,
      name: texts.member(role, kind.name),
      side: sideOf(table, kind.name, at),
      value,
      text: `${value}`,
    };
  });
  return { word: scores.word, rows };
}

/** A side of its own name, or the one that a field names. */
export function sideOf({ info, layout, read }: Omit<Table, 'texts'>, kind: string, at: number): string | undefined {
  const member = info.kinds.find(({ name }) => name === kind)?.members[at] ?? '';
  if (own(layout?.sides, member) !== undefined) return member;
  const side = String(read(kind, at, layout?.kinds[kind]?.side) ?? '');
  return own(layout?.sides, side) === undefined ? undefined : side;
}

function ofMarkers(table: Table): Standing | undefined {
  const { info, layout } = table;
  for (const { of } of layout?.table?.strips ?? []) {
    const value = layout?.kinds[of]?.value;
    const rows = info.kinds.flatMap(({ name }, at) => {
      const field = layout?.kinds[name]?.at ?? '';
      return value !== undefined && kindOfField(info, at, field) === of ? rowsOn(table, of, value, at, field) : [];
    });
    const [first] = rows;
    if (first !== undefined) return { word: rows.length === 1 ? first.name : readable(of), rows };
  }
  return undefined;
}

/** Markers of a kind that stand on spaces with numbers. */
function rowsOn(table: Table, spaces: string, value: string, at: number, field: string): readonly StandingRow[] {
  const { info, read, texts } = table;
  const { name: kind = '', members = [] } = info.kinds[at] ?? {};
  const all = info.kinds.find(({ name }) => name === spaces)?.members ?? [];
  return members.flatMap((member, i): readonly StandingRow[] => {
    const space = String(read(kind, i, field));
    const number = read(spaces, all.indexOf(space), value);
    if (typeof number !== 'number') return [];
    const name = texts.member(member, kind);
    return [{ id: member, name, side: sideOf(table, kind, i), value: number, text: texts.member(space, spaces) }];
  });
}
