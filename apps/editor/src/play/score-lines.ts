import { type BoardLayout, reader, tagged } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import { type MatchView, type PileView, pilesIn, readValue, type ShownValue } from '@sandtable/session';
import { alliances } from './alliances.ts';
import { roleStandings } from './role-standing.ts';

/** A line of the scoreboard: what is counted, and what it is now. */
export interface ScoreLine {
  readonly name: string;
  readonly value: string;
  /** It says that there is nothing to tell: `none`, or no. */
  readonly isNothing?: boolean;
  /** Of a role: what it plays for together with others. */
  readonly side?: string;
}

interface Table {
  readonly info: GameInfo;
  readonly view: MatchView;
  readonly texts: Texts;
  readonly layout: BoardLayout | undefined;
  /** How the roles are seated. */
  readonly seats?: string | undefined;
}

/** How the match stands, as far as the ruleset has words for it: what has no name is meant for the rules alone. */
export const scoreLines = (table: Table): readonly ScoreLine[] => [
  ...stateLines(table),
  ...roleLines(table),
  ...pileLines(table),
];

function stateLines({ info, view: { states }, texts }: Table): readonly ScoreLine[] {
  return info.states.flatMap(({ name, params }) => {
    const word = texts.named(`state/${name}`);
    const [value] = states[name] ?? [];
    return word === undefined || params.length > 0 || value === undefined
      ? []
      : [{ name: word, value: stateText(texts, name, value), isNothing: value === 'none' || value === false }];
  });
}

/** Where the ruleset has no word for having no value, a dash says it after any name. */
const stateText = (texts: Texts, name: string, value: ShownValue): string =>
  value === 'none' ? (texts.named(`state/${name}/none`) ?? '–') : texts.value(`state/${name}`, value);

/** A line for each role with its fields, such as points, and with what the layout wants to be counted. */
function roleLines({ info, view, texts, layout, seats }: Table): readonly ScoreLine[] {
  const kind = info.kinds[info.roleKind];
  const read = reader(info, view);
  const standings = roleStandings({ info, read, texts }, layout?.standing ?? []);
  const lineOf = (member: string): readonly ScoreLine[] => {
    const parts = standings[kind?.members.indexOf(member) ?? -1] ?? [];
    return parts.length === 0 ? [] : [{ name: texts.member(member, kind?.name), value: parts.join(' · ') }];
  };
  const sides = alliances({ info, read, texts }, seats);
  if (sides.length === 0) return (kind?.members ?? []).flatMap(lineOf);
  return sides.flatMap(({ name: side, roles }) => roles.flatMap(lineOf).map((line) => ({ ...line, side })));
}

function pileLines({ info, view, texts }: Table): readonly ScoreLine[] {
  return pilesIn(info, view).flatMap((pile) => {
    const word = texts.named(`pile/${pile.pile}`);
    if (word === undefined || pile.size === 0) return [];
    const whose = tagged(pile.name).parts.map((arg) => texts.value(`pile/${pile.pile}`, arg));
    const name = whose.length === 0 ? word : `${word}: ${whose.join(', ')}`;
    return [{ name, value: contents(info, pile, texts) }];
  });
}

/** Of a large pile only so many are named. */
const SHOWN = 8;

/** What can be shown of what lies there, and how many more there are. */
function contents(info: GameInfo, { kind, members, size }: PileView, texts: Texts): string {
  const known = members
    .slice(0, SHOWN)
    .map((member) => [texts.member(member, kind), ...traits(info, kind, member, texts)].join(', '));
  const hidden = size - members.length;
  const more = members.length > SHOWN ? [`+ ${members.length - SHOWN}`] : [];
  return [...known, ...more, ...(hidden > 0 ? [`${hidden} × ?`] : [])].join(' · ');
}

/** Constants of a member that the ruleset has words for; none and false say nothing. */
function traits(info: GameInfo, kind: string, member: string, texts: Texts): readonly string[] {
  const index = info.kinds.findIndex(({ name }) => name === kind);
  const at = info.kinds[index]?.members.indexOf(member) ?? -1;
  return info.fields.flatMap((field) => {
    const word = field.kind === index && !field.state ? texts.named(`${kind}.${field.name}`) : undefined;
    const code = field.values?.[at];
    if (word === undefined || typeof code !== 'number') return [];
    const value: ShownValue = readValue(info, field.type, code);
    return value === 'none' || value === false
      ? []
      : [value === true ? word : `${word} ${texts.value(`${kind}.${field.name}`, value)}`];
  });
}
