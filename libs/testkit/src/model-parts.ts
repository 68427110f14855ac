import { anyInt, bool, type Expr, type Local, type Model, setOf, type Type, type Value } from '@sandtable/model';

export const span = { file: 'test.sand', start: 0, end: 1 };
export const at = { span, cites: [], doc: '' };

/** A kind of four members, on a row of squares. */
export const four: Type = { t: 'kind', kind: 0, name: 'Thing', size: 4 };
export const small: Type = { t: 'int', min: -2, max: 5, den: 1 };

type Shape = Expr extends infer E ? (E extends { e: string } ? Omit<E, 'type' | 'span'> : never) : never;
export const make = (type: Type, shape: Shape): Expr => ({ ...shape, type, span }) as Expr;

export const value = (type: Type, v: Value): Expr => make(type, { e: 'value', value: v });
export const num = (n: number): Expr => value(anyInt, n);
export const truth = (b: boolean): Expr => value(bool, b ? 1 : 0);
export const thing = (n: number): Expr => value(four, n);
export const things = (...ordinals: number[]): Expr => value(setOf(four), ordinals);
export const local = (i: number, type: Type): Expr => make(type, { e: 'local', local: i });
export const compare = (op: '==' | '!=' | '<' | '<=' | '>' | '>=', left: Expr, right: Expr): Expr =>
  make(bool, { e: 'compare', op, left, right });
export const arith = (op: '+' | '-' | '*' | 'div' | 'mod' | 'min' | 'max', left: Expr, right: Expr): Expr =>
  make(anyInt, { e: 'arith', op, left, right });
export const fieldOf = (field: number, of: Expr): Expr => make(anyInt, { e: 'field', field, of });

export const locals = (...types: Type[]): readonly Local[] => types.map((type, i) => ({ name: `v${i}`, type }));

const member = (id: string) => ({ id, at, provenance: [] });

/** A model in which nothing is declared. */
export const emptyModel: Model = {
  id: 'test',
  version: '1',
  layout: undefined,
  licence: undefined,
  authors: [],
  types: [],
  kinds: [],
  fields: [],
  relations: [],
  piles: [],
  dice: [],
  states: [],
  settings: [],
  functions: [],
  routines: [],
  searches: [],
  decisions: [],
  policies: [],
  procedures: [],
  play: 0,
  watchers: [],
  seats: { kind: 0, layouts: [] },
  choices: [],
  chances: [],
  logs: [],
  labels: [],
  expectations: [],
  examples: [],
  notations: [],
};

/** One kind with a number field and a relation; tests add what they look at. */
export function modelWith(part: Partial<Model> = {}): Model {
  return {
    ...emptyModel,
    kinds: [
      {
        name: 'Thing',
        at,
        members: ['a', 'b', 'c', 'd'].map(member),
        fields: [0],
        grid: {
          shape: 'squares',
          cell: 'square',
          sides: [],
          words: [],
          cells: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
          ],
          steps: [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ],
          neighbours: [[1], [0, 2], [1, 3], [2]],
        },
      },
    ],
    fields: [{ kind: 0, name: 'worth', type: anyInt, state: false, values: [5, 3, 5, 1], at }],
    relations: [
      {
        name: 'road',
        left: four,
        right: four,
        directed: false,
        at,
        fields: [{ name: 'toll', type: anyInt, initial: 9 }],
        joins: [
          { left: 0, right: 1, values: [2], at, provenance: [] },
          { left: 2, right: 0, values: [4], at, provenance: [] },
        ],
      },
    ],
    states: [{ name: 'grid', params: [four, small], type: anyInt, initial: 7, at }],
    ...part,
  };
}

/** The two sides of an `if`; the model calls the first one `then`. */
export const branches = <T>(yes: T, no: T): { then: T; else: T } => ({ then: yes, else: no });
