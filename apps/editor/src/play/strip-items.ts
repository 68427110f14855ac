import { type BoardLayout, readable, reader, scorePlan, tallyWord, trackPaths, trackPlan } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { alliances } from './alliances.ts';

/** What the line over the board tells: a value of the whole match, or a number for each role. */
export interface StripItem {
  readonly key: string;
  readonly name: string;
  readonly value?: string;
  /** What is printed on the space of its track. */
  readonly note?: string | undefined;
  readonly roles?: readonly StripRole[];
}

/** A role with its number; `side` is what it plays for, at the first of those that play together. */
export interface StripRole {
  readonly member: string;
  readonly text: string;
  readonly side?: string | undefined;
}

interface Table {
  readonly info: GameInfo;
  readonly view: MatchView;
  readonly layout: BoardLayout;
  readonly texts: Pick<Texts, 'named' | 'value' | 'member' | 'begun'>;
  /** How the roles are seated. */
  readonly seats?: string | undefined;
}

type OfMost = (n: string, most: string) => string;
type Entry = NonNullable<BoardLayout['strip']>[number];

/** What the layout wants the line to tell, in its order. */
export const stripItems = (table: Table, ofMost: OfMost): readonly StripItem[] =>
  (table.layout.strip ?? []).flatMap((entry): readonly StripItem[] => {
    if (typeof entry === 'string' && !entry.includes('.')) return stateItem(table, entry, ofMost);
    const only = typeof entry === 'string' ? onlyItem(table, entry) : undefined;
    if (only !== undefined) return only;
    return [{ key: JSON.stringify(entry), name: wordOf(table, entry), roles: rolesIn(table, entry) }];
  });

/** Numbers of roles; those of roles that play together follow each other, behind what they play for. */
function rolesIn(table: Table, entry: Entry): readonly StripRole[] {
  const rows = scorePlan(factsOf(table), { of: entry });
  const { info, view, texts, seats } = table;
  const sides = alliances({ info, read: reader(info, view), texts }, seats);
  const plain = rows.map(({ member, text }) => ({ member, text }));
  if (sides.length === 0) return plain;
  const grouped = sides.flatMap(({ name, roles }) =>
    roles.flatMap((role, nth) => {
      const row = plain.find(({ member }) => member === role);
      return row === undefined ? [] : [{ ...row, side: nth === 0 ? name : undefined }];
    }),
  );
  // A count by something else than roles isn't sorted.
  return grouped.length === 0 ? plain : grouped;
}

const factsOf = ({ info, view, layout, texts }: Table) => ({
  ...{ info, view, layout, read: reader(info, view), nameOf: texts.member },
});

/** A state without a value says nothing; one that has a track says how far that goes. */
function stateItem(table: Table, state: string, ofMost: OfMost): readonly StripItem[] {
  const { view, layout, texts } = table;
  const value = view.states[state]?.[0];
  if (value === undefined || value === 'none' || value === false) return [];
  const name = texts.named(`state/${state}`) ?? readable(state);
  const said = texts.value(`state/${state}`, value);
  const track = layout.tracks.find((one) => trackPaths(one).includes(state));
  if (track === undefined || typeof value !== 'number') return [{ key: state, name, value: said }];
  const spaces = trackPlan(factsOf(table), track);
  const note = spaces.find(({ key }) => key === String(value))?.caption;
  return [{ key: state, name, value: ofMost(said, spaces.at(-1)?.name ?? said), note }];
}

/** Of a kind with one member, such as a marker, the value of its field; undefined for numbers and for other kinds. */
function onlyItem(table: Table, path: string): readonly StripItem[] | undefined {
  const { info, view, texts } = table;
  const [owner = '', field] = path.split('.');
  const members = info.kinds.find(({ name }) => name === owner)?.members ?? [];
  const value = members.length === 1 ? reader(info, view)(owner, 0, field) : undefined;
  if (typeof value !== 'string') return undefined;
  return value === 'none'
    ? []
    : [
        {
          key: path,
          name: texts.named(`kind/${owner}`) ?? wordOf(table, path),
          value: texts.begun(texts.value(path, value)),
        },
      ];
}

function wordOf({ texts }: Table, entry: Entry): string {
  if (typeof entry === 'string') return texts.named(entry) ?? readable(entry.split('.')[1] ?? entry);
  const [kind = ''] = entry.count.split('.');
  return tallyWord(texts.named, entry) ?? readable(entry.where ?? kind);
}
