import { type BoardLayout, piecesAt, readable, reader, tagged } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView, ShownValue } from '@sandtable/session';
import type { Member } from '../play/piece-paths.ts';

/** A field of a member in words, with a capital letter; `value` is undefined where the viewer may not see it, and empty if the name says it all. */
export interface Fact {
  readonly name: string;
  readonly value: string | undefined;
}

/** What lies at a place: this many of one name. */
export interface Lying {
  readonly name: string;
  readonly count: number;
}

export interface MemberFacts {
  readonly name: string;
  /** What it is, as the ruleset calls its kind. */
  readonly sort: string | undefined;
  /** Member that names its side. */
  readonly side: string | undefined;
  readonly facts: readonly Fact[];
  readonly lying: readonly Lying[];
}

interface Known {
  /** The rules as the viewer knows them. */
  readonly info: GameInfo;
  readonly view: MatchView;
  readonly layout: BoardLayout | undefined;
  readonly texts: Texts;
}

const HIDDEN = '?';
/** What says nothing. */
const SILENT = new Set<ShownValue | undefined>([undefined, '', 'none', false]);

/** All that a viewer may know of a piece, a card or a place; undefined for what isn't there. */
export function memberFacts(known: Known, { kind, member }: Member): MemberFacts | undefined {
  const { info, view, layout, texts } = known;
  const ordinal = info.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
  if (ordinal < 0) return undefined;
  const sideField = layout?.kinds[kind]?.side;
  const side = reader(info, view)(kind, ordinal, sideField);
  const sort = texts.named(`kind/${kind}`);
  return {
    name: texts.begun(texts.member(member, kind)),
    sort: sort && texts.begun(sort),
    side: typeof side === 'string' && side !== HIDDEN && !SILENT.has(side) ? side : undefined,
    facts: factsOf(known, kind, ordinal, sideField),
    lying: lyingAt(known, member),
  };
}

function factsOf(known: Known, kind: string, ordinal: number, sideField: string | undefined): readonly Fact[] {
  const { info, view, texts } = known;
  const read = reader(info, view);
  const at = info.kinds.findIndex(({ name }) => name === kind);
  const fields = info.fields.filter((one) => one.kind === at && !one.name.startsWith('$') && one.name !== sideField);
  // What the ruleset has words for is for players; where it has none for any field, names are as good as words.
  const worded = fields.filter(({ name }) => texts.named(`${kind}.${name}`) !== undefined);
  return (worded.length > 0 || hasWords(info, texts) ? worded : fields).flatMap(({ name }): readonly Fact[] => {
    const path = `${kind}.${name}`;
    const value = read(kind, ordinal, name);
    const word = texts.begun(texts.named(path) ?? readable(name));
    if (value === HIDDEN) return [{ name: word, value: undefined }];
    if (value === undefined || isSilent(value)) return [];
    // A yes behind a name says no more than the name.
    if (value === true) return [{ name: texts.begun(texts.named(`${path}/true`) ?? word), value: '' }];
    const said = texts.value(path, value);
    // Empty words say that this value isn't worth a line.
    return said === '' ? [] : [{ name: word, value: said }];
  });
}

/** Whether the ruleset has words for the fields of any kind. */
const hasWords = ({ kinds, fields }: GameInfo, texts: Texts): boolean =>
  fields.some(({ kind, name }) => texts.named(`${kinds[kind]?.name}.${name}`) !== undefined);

const isSilent = (value: ShownValue): boolean => SILENT.has(value) || (Array.isArray(value) && value.length === 0);

/** Counters that lie at a place, or in something that is called after it. */
function lyingAt({ info, view, layout, texts }: Known, place: string): readonly Lying[] {
  if (layout === undefined) return [];
  const read = reader(info, view);
  const there = piecesAt(info, layout, read, texts.member, (kind, ordinal) => {
    const at = read(kind, ordinal, layout.kinds[kind]?.at);
    return typeof at === 'string' && (at === place || tagged(at).parts.includes(place)) ? place : undefined;
  });
  const byName = Map.groupBy(there, ({ name }) => name);
  return [...byName].map(([name, all]) => ({ name, count: all.length }));
}
