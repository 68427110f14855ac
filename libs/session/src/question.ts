import {
  ASK_CHOICE,
  ASK_ROLE,
  ASKS,
  type ChoiceInfo,
  type GameInfo,
  type GameModule,
  RUNNING,
  SEATS,
  STATUS,
} from '@sandtable/engine';
import { codeOf, ordinalOf, readValue, type Single, sizeOf, writeValue } from './value.ts';

/** The open question of a position: which one, who is asked, and the seat that plays that role. */
export interface Question {
  readonly choice: ChoiceInfo;
  readonly role: string;
  readonly seat: string;
}

export function questionOf(info: GameInfo, S: Int32Array): Question | undefined {
  if (S[STATUS] !== RUNNING || S[ASKS] === 0) return undefined;
  const choice = info.choices[S[ASK_CHOICE] ?? -1];
  if (choice === undefined) return undefined;
  const ordinal = S[ASK_ROLE] ?? 0;
  return { choice, role: roleName(info, ordinal), seat: seatOf(info, S[SEATS] ?? 0, ordinal) };
}

export const roleName = (info: GameInfo, ordinal: number): string =>
  info.kinds[info.roleKind]?.members[ordinal] ?? `#${ordinal}`;

/** The seat that plays a role, which is given by its name. */
export function seatOfRole({ info }: GameModule, S: Int32Array, role: string): string {
  const ordinal = info.kinds[info.roleKind]?.members.indexOf(role) ?? -1;
  return seatOf(info, S[SEATS] ?? 0, ordinal);
}

const seatOf = (info: GameInfo, layout: number, role: number): string =>
  info.layouts[layout]?.seats.find((seat) => seat.roles.includes(role))?.name ?? roleName(info, role);

/** What is picked at one level of a question: arms of a menu, or ordinals of `type`. */
export type Level =
  | { readonly level: 'arm'; readonly choice: ChoiceInfo }
  | { readonly level: 'value'; readonly type: number; readonly name: string };

/** The level at `depth`; undefined if everything is picked. `arm` is the arm picked at depth 0 of a menu. */
export function levelOf(choice: ChoiceInfo, depth: number, arm: number): Level | undefined {
  if (choice.form === 'menu') {
    if (depth === 0) return { level: 'arm', choice };
    const param = choice.arms[arm]?.params[depth - 1];
    return param && { level: 'value', type: param.type, name: param.name };
  }
  return { level: 'value', type: choice.element, name: '' };
}

/**
 * How far answers to an `optional` question are shifted against ordinals of its element, because none comes first; an
 * element that already includes none isn't shifted.
 */
export function noneShift(info: GameInfo, choice: ChoiceInfo): 0 | 1 {
  const type = info.types[choice.element];
  const own = type?.t === 'union' && type.parts.some((part) => part.p === 'none');
  return choice.form === 'optional' && !own ? 1 : 0;
}

/** Whether several are picked at once: a set, or a list in the order of the picks. */
export const isMany = ({ form }: Pick<ChoiceInfo, 'form'>): boolean => form === 'some' || form === 'order';

export const levelSize = (info: GameInfo, level: Level): number =>
  level.level === 'arm' ? level.choice.arms.length : sizeOf(info, level.type);

export function nameOf(info: GameInfo, level: Level, ordinal: number): Single {
  if (level.level === 'arm') return level.choice.arms[ordinal]?.name ?? `#${ordinal}`;
  return readValue(info, level.type, codeOf(info, level.type, ordinal));
}

export function ordinalNamed(info: GameInfo, level: Level, name: Single): number | undefined {
  if (level.level === 'arm') return armNamed(level.choice, name);
  const code = writeValue(info, level.type, name);
  return code === undefined ? undefined : ordinalOf(info, level.type, code);
}

function armNamed(choice: ChoiceInfo, name: Single): number | undefined {
  const index = choice.arms.findIndex((arm) => arm.name === name);
  return index < 0 ? undefined : index;
}
