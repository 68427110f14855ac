import { gridSize, readValues, type Variable } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { roleName } from '@sandtable/session';
import type { LabAxis, NumberAsked } from '../state/lab/runs.ts';
import { botsOf, type PlayedForm } from './played.ts';

/** One thing that is varied, as it is in the form. */
export interface AxisForm {
  readonly name: string;
  /** As they are typed, such as `2..6`. */
  readonly values: string;
}
export interface NumberForm extends PlayedForm {
  readonly axes: readonly AxisForm[];
  readonly mode: 'try' | 'find';
  /** The measure that is to come to something, by its key. */
  readonly aimOf: string;
  /** As it is typed; of shares of games in percent. */
  readonly aim: string;
}

/** Why it can't be begun, and where. */
export type Problem =
  | { readonly what: 'nothing' }
  | { readonly what: 'values'; readonly axis: string; readonly why: 'empty' | 'range' | 'many'; readonly part: string }
  | { readonly what: 'points' };

/** More points than this take hours in a page. */
export const MOST_POINTS = 200;

export type AxesRead =
  | { readonly ok: true; readonly axes: readonly LabAxis[] }
  | { readonly ok: false; readonly problem: Problem };

/** Reads what is to be varied. */
export function readAxes(forms: readonly AxisForm[], variables: readonly Variable[]): AxesRead {
  const axes: LabAxis[] = [];
  for (const { name, values } of forms) {
    const variable = variables.find((one) => one.name === name);
    if (variable === undefined) continue;
    const read = readValues(values.trim());
    if (!read.ok) return { ok: false, problem: { what: 'values', axis: name, why: read.why, part: read.part } };
    axes.push({ name, target: variable.target, values: read.values });
  }
  if (axes.length === 0) return { ok: false, problem: { what: 'nothing' } };
  return gridSize(axes) > MOST_POINTS ? { ok: false, problem: { what: 'points' } } : { ok: true, axes };
}

/** Values that are likely meant: a few around the current one, or all of few. */
export function likelyValues({ range, current }: Variable): string {
  if (range === undefined) return current;
  if (range.sort === 'values') return range.values.join(',');
  const now = Number(current);
  if (range.max - range.min < FEW) return `${range.min}..${range.max}`;
  const step = Math.max(1, Math.round(Math.abs(now) / FEW));
  const [low, high] = [Math.max(range.min, now - 2 * step), Math.min(range.max, now + 2 * step)];
  return step === 1 ? `${low}..${high}` : `${low}..${high}:${step}`;
}
const FEW = 8;

/** What can be aimed at before anything was played: wins of each role that has a seat, draws, and length. */
export function aimMeasures(info: GameInfo | undefined, seats: string): readonly Measure[] {
  if (info === undefined) return [];
  const layout = info.layouts.find(({ name }) => name === seats);
  const roles = [...new Set(layout?.seats.flatMap((seat) => seat.roles) ?? [])].toSorted((a, b) => a - b);
  return [
    ...roles.map((role): Measure => ({ sort: 'won', path: roleName(info, role) })),
    { sort: 'drawn', path: '' },
    { sort: 'decisions', path: '' },
  ];
}

/** The question that a form asks. */
export function numberAsked(form: NumberForm, axes: readonly LabAxis[], aim: NumberAsked['aim']): NumberAsked {
  const { seats, seed, games, mode } = form;
  return {
    ...{ seats, seed, games, bots: botsOf(form) },
    axes: mode === 'find' ? axes.slice(0, 1) : axes,
    aim: mode === 'find' ? aim : undefined,
  };
}

/** What is aimed at as a number; of shares half of all games where nothing is given. */
export function aimValue(text: string, isShare: boolean): number | undefined {
  const value = Number(text.replace('%', '').replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) return undefined;
  if (!isShare) return value;
  return value <= 100 ? value / 100 : undefined;
}
