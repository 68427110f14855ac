import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { BoardLayout, SideLayout, TableLayout } from './layout.ts';
import { type NameOf, readable } from './names.ts';

/** What a state says of a column and one side. */
export interface ColumnCount {
  readonly key: string;
  readonly state: string;
  readonly side: SideLayout | undefined;
  /** Who the side is, in words. */
  readonly name: string;
  readonly text: string;
}

interface Needed {
  readonly info: GameInfo;
  readonly view: Pick<MatchView, 'states'> | undefined;
  readonly how: BoardLayout;
  readonly nameOf: NameOf | undefined;
}

/** What is on the head of a column: of each state in `counts` what it says of the column, side by side; nothing says nothing. */
export function columnCounts(needed: Needed, { counts = [], columns }: TableLayout, column: string) {
  const { info, view, how, nameOf } = needed;
  return counts.flatMap((state): readonly ColumnCount[] => {
    const kinds = info.states.find(({ name }) => name === state)?.params.map((type) => kindAt(info, type)) ?? [];
    const [sides, heads] = kinds;
    if (sides === undefined || heads === undefined || heads.name !== columns) return [];
    const at = heads.members.indexOf(column);
    return sides.members.flatMap((member, i) => {
      const value = view?.states[state]?.[i * heads.members.length + at];
      if (value === undefined || value === 0 || value === 'none' || value === false) return [];
      const text = typeof value === 'number' ? String(value) : (nameOf?.(String(value)) ?? readable(String(value)));
      const name = nameOf?.(member, sides.name) ?? readable(member);
      // Whoever plays a side alone is called what the side is called.
      if (text === name) return [];
      return [{ key: `${state} ${member}`, state, side: own(how.sides, member), name, text }];
    });
  });
}

function kindAt(info: GameInfo, type: number) {
  const found = info.types[type];
  return found?.t === 'kind' ? info.kinds[found.kind] : undefined;
}
