import {
  bool,
  type Example,
  type Expr,
  type Model,
  type State,
  type Stmt,
  sizeOf,
  type Type,
  type Value,
} from '@sandtable/model';

/** An answer that was prepared, and the states that keep its parts. */
export interface Cue {
  readonly path: string;
  /** State with the role that it is for. */
  readonly by: string | undefined;
  readonly values: readonly string[];
  readonly keys: readonly string[] | undefined;
  readonly arm: number | undefined;
  /** State that says whether it was used. */
  readonly used: string;
}

/** Rules with two more procedures, and states for what only the experiment needs to know. */
export interface Prepared {
  readonly model: Model;
  readonly cues: readonly Cue[];
  /** One per expression that is evaluated. */
  readonly watched: readonly string[];
  /** Whether it came to its end, so that `watched` says something. */
  readonly done: string;
}

/** Puts up the position; the other one does so and goes on to the call. */
export const GIVEN = 'oddsGiven';
export const RUN = 'oddsRun';
/** What begins the names of states that no rules have. */
export const OWN = 'odds/';

/**
 * Makes procedures of a worked example that a module can run. `fresh` leaves the course of the game out, so that a match
 * stands as it begins. Prepared answers are computed once the position is put up, what is evaluated in the end.
 */
export function prepare(model: Model, example: Example, fresh: boolean): Prepared {
  const procedure = model.procedures[example.procedure];
  if (procedure === undefined) throw new Error('an example has a procedure');
  const keeper = keeperOf(model.states.length);
  const given = procedure.body.slice(0, -1);
  const call = procedure.body.slice(-1);
  const cues = cuesOf(example, keeper);
  const asked = keeper.stmts();
  const watched = example.then.map((test, i) => keeper.keep(`${OWN}watch/${i}`, sideOf(test)));
  const done = keeper.keep(`${OWN}done`, truth(procedure.at.span));
  const behind = keeper.stmts();
  const own = { ...procedure, at: procedure.at };
  const begun = { ...procedure, name: 'oddsStart', locals: [], body: [], asks: false };
  const procedures = [
    ...model.procedures,
    { ...own, name: GIVEN, body: given },
    { ...own, name: RUN, body: [...given, ...asked, ...call, ...behind] },
    begun,
  ];
  const start = fresh ? { play: procedures.length - 1, watchers: [] } : {};
  const states = [...model.states, ...keeper.states()];
  return { model: { ...model, ...start, procedures, states }, cues, watched, done };
}

/** Of a condition that compares an expression with itself, that expression. */
const sideOf = (test: Expr): Expr => (test.e === 'compare' ? test.left : test);

const truth = (span: Expr['span']): Expr => ({ e: 'value', value: 1, type: bool, span });

/** States that keep the values of expressions, and the statements that put them there. */
function keeperOf(first: number) {
  const states: State[] = [];
  let stmts: Stmt[] = [];
  const declare = (name: string, type: Type, span: Expr['span']): string => {
    states.push({ name, params: [], type, initial: blank(type), at: { span, cites: [], doc: '' } });
    return name;
  };
  return {
    declare,
    keep(name: string, value: Expr): string {
      declare(name, value.type, value.span);
      const place = { place: 'state', state: first + states.length - 1, args: [] } as const;
      stmts.push({ s: 'set', place, value, span: value.span });
      return name;
    },
    states: () => states,
    /** Those since it was asked last. */
    stmts(): readonly Stmt[] {
      const all = stmts;
      stmts = [];
      return all;
    },
  };
}

function blank(type: Type): Value {
  if (type.t === 'set' || type.t === 'list') return [];
  if (type.t === 'map') return Array.from({ length: sizeOf(type.key) }, () => (type.partial ? [] : blank(type.value)));
  if (type.t === 'int') return type.min > 0 ? type.min : 0;
  if (type.t === 'text') return '';
  return 0;
}

/** Lines that refuse an answer, and those that say how dice fall, have nothing to say here. */
function cuesOf({ answers }: Example, keeper: ReturnType<typeof keeperOf>): readonly Cue[] {
  return answers.flatMap((line, i): readonly Cue[] => {
    if (line.what !== 'choice') return [];
    const name = `${OWN}answer/${i}`;
    const { path, arm, assigned } = line;
    const by = line.by && keeper.keep(`${name}/by`, line.by);
    const values = line.values.map((value, j) => keeper.keep(`${name}/${j}`, value));
    const keys = assigned?.keys?.map((key, j) => keeper.keep(`${name}/key/${j}`, key));
    const whole = arm !== undefined || assigned !== undefined;
    const groups = whole ? [values] : values.map((value) => [value]);
    return groups.map((group, j) => {
      const used = keeper.declare(`${name}/used/${j}`, bool, line.span);
      return { path, by, values: group, keys, arm, used };
    });
  });
}
