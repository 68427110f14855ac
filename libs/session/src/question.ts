import { ASK_CHOICE, ASK_ROLE, ASKS, type ChoiceInfo, type GameInfo, RUNNING, SEATS, STATUS } from '@sandtable/engine';
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

export const seatOf = (info: GameInfo, layout: number, role: number): string =>
  info.layouts[layout]?.seats.find((seat) => seat.roles.includes(role))?.name ?? roleName(info, role);

/** What is picked at one level of a question: ordinals of `type`, where `optional` puts none in front of them. */
export type Level =
  | { readonly level: 'arm'; readonly choice: ChoiceInfo }
  | { readonly level: 'value'; readonly type: number; readonly optional: boolean; readonly name: string };

/** The level at `depth`; undefined where everything is picked. `arm` is the arm picked at depth 0 of a menu. */
export function levelOf(choice: ChoiceInfo, depth: number, arm: number): Level | undefined {
  if (choice.form === 'menu') {
    if (depth === 0) return { level: 'arm', choice };
    const param = choice.arms[arm]?.params[depth - 1];
    return param && { level: 'value', type: param.type, optional: false, name: param.name };
  }
  return { level: 'value', type: choice.element, optional: choice.form === 'optional', name: '' };
}

/** Whether none stands in front of the values as an ordinal of its own: an element that has none already keeps it. */
function shifted(info: GameInfo, level: Extract<Level, { level: 'value' }>): boolean {
  const type = info.types[level.type];
  return level.optional && !(type?.t === 'union' && type.parts.some((part) => part.p === 'none'));
}

export function levelSize(info: GameInfo, level: Level): number {
  if (level.level === 'arm') return level.choice.arms.length;
  return sizeOf(info, level.type) + Number(shifted(info, level));
}

export function nameOf(info: GameInfo, level: Level, ordinal: number): Single {
  if (level.level === 'arm') return level.choice.arms[ordinal]?.name ?? `#${ordinal}`;
  const shift = Number(shifted(info, level));
  return ordinal < shift ? 'none' : readValue(info, level.type, codeOf(info, level.type, ordinal - shift));
}

export function ordinalNamed(info: GameInfo, level: Level, name: Single): number | undefined {
  if (level.level === 'arm') return armNamed(level.choice, name);
  const shift = Number(shifted(info, level));
  if (shift === 1 && name === 'none') return 0;
  const code = writeValue(info, level.type, name);
  return code === undefined ? undefined : ordinalOf(info, level.type, code) + shift;
}

function armNamed(choice: ChoiceInfo, name: Single): number | undefined {
  const index = choice.arms.findIndex((arm) => arm.name === name);
  return index < 0 ? undefined : index;
}
