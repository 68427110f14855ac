import {
  anyInt,
  type Choice,
  type Expr,
  type Model,
  type Procedure,
  type Stmt,
  setOf,
  type Type,
} from '@sandtable/model';
import { at, four, locals, make, modelWith, span, thing } from '@sandtable/testkit';

type StmtShape = Stmt extends infer S ? (S extends { s: string } ? Omit<S, 'span'> : never) : never;
export const stmt = (shape: StmtShape): Stmt => ({ ...shape, span }) as Stmt;
export const setState = (state: number, v: Expr): Stmt =>
  stmt({ s: 'set', place: { place: 'state', state, args: [] }, value: v });
export const readState = (state: number): Expr => make(anyInt, { e: 'state', state, args: [] });
export const choose = (choice: number): Stmt => stmt({ s: 'choose', choice });
export const finish = (result: 'won' | 'drawn', by: Expr, because?: string): Stmt =>
  stmt({ s: 'finish', result, by, because });

export const procedure = (
  name: string,
  types: readonly Type[],
  body: readonly Stmt[],
  more: Partial<Procedure> = {},
): Procedure => ({
  name,
  params: 0,
  locals: locals(...types),
  result: undefined,
  requires: [],
  body,
  asks: true,
  at,
  ...more,
});
type PlainShape = Partial<Exclude<Choice, { form: 'menu' }>>;
/** A question to the thing in local 0's place: `from` all four, candidate in local 0, result in local 1. */
export const question = (form: 'one' | 'optional' | 'some', more: PlainShape = {}): Choice =>
  ({
    path: `play/${form}`,
    procedure: 0,
    by: thing(0),
    at,
    form,
    element: four,
    from: make(setOf(four), { e: 'every' }),
    candidate: 0,
    guards: [],
    such: [],
    low: undefined,
    high: undefined,
    result: 1,
    otherwise: undefined,
    ...more,
  }) as Choice;

/** Two numbers as state; things a and b are roles with seats in layout 0, c as well in layout 1. */
export function game(body: readonly Stmt[], types: readonly Type[], part: Partial<Model> = {}): Model {
  const state = (name: string) => ({ name, params: [], type: anyInt, initial: 0, at });
  const seat = (...roles: number[]) => ({ name: `s${roles[0]}`, roles });
  return modelWith({
    states: [state('score'), state('turns')],
    procedures: [procedure('play', types, body)],
    seats: {
      kind: 0,
      layouts: [
        { name: 'two', seats: [seat(0), seat(1)] },
        { name: 'three', seats: [seat(0, 2), seat(1)] },
      ],
    },
    dice: [{ name: 'D', type: anyInt, faces: [1, 2, 3, 4, 5, 6], at }],
    chances: [{ path: 'play/red', sort: 'die', die: 0, by: undefined, at }],
    ...part,
  });
}
