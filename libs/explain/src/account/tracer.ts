import { type Env, entry, type Frame, keysOf, type RunValue, valueAt } from '@sandtable/eval';
import type { Model, Stmt } from '@sandtable/model';
import { plainValue } from '../plain-value.ts';
import type { Account } from './account.ts';
import { accountOf, reckoning } from './account-of.ts';
import { isReckoned, type Origins } from './reckoning.ts';

/** A procedure that was called and has not come back. */
interface Called {
  readonly caller: Frame;
  readonly given: Origins;
  frame: Frame | undefined;
  returned: Account | undefined;
}

/** Keeps of the locals of everything that runs how their values came about. */
export interface Tracer {
  begins(env: Env, stmt: Stmt): void;
  ends(env: Env, stmt: Stmt): void;
  inLane(lane: object | undefined, anew: boolean): void;
  originsOf(frame: Frame): Origins;
}

export function tracer(): Tracer {
  const origins = new WeakMap<Frame, Origins>();
  const stacks = new Map<object | undefined, Called[]>([[undefined, []]]);
  let lane: object | undefined;
  const stack = (): Called[] => stacks.get(lane) ?? [];
  const originsOf = (frame: Frame): Origins => {
    const known = origins.get(frame) ?? new Map<number, Account>();
    origins.set(frame, known);
    return known;
  };
  /** The first statement of a procedure is where its locals are seen for the first time. */
  const enter = ({ frame }: Env): void => {
    const top = stack().at(-1);
    if (top === undefined || top.frame !== undefined || top.caller === frame) return;
    top.frame = frame;
    origins.set(frame, top.given);
  };
  return {
    originsOf,
    inLane(next, anew) {
      lane = next;
      if (next !== undefined && (anew || !stacks.has(next))) stacks.set(next, []);
    },
    begins(env, stmt) {
      enter(env);
      const own = originsOf(env.frame);
      if (stmt.s === 'call')
        stack().push({ caller: env.frame, given: givenTo(env, own, stmt), frame: undefined, returned: undefined });
      if (stmt.s === 'set' && stmt.place.place === 'local') put(own, stmt.place.local, reckoned(env, own, stmt.value));
      const top = stack().at(-1);
      if (stmt.s === 'return' && stmt.value && top?.frame === env.frame) top.returned = reckoned(env, own, stmt.value);
    },
    ends(env, stmt) {
      const own = originsOf(env.frame);
      const came = stmt.s === 'call' ? stack().pop()?.returned : cameOf(env, stmt);
      if (stmt.s === 'call' && stmt.into !== undefined) put(own, stmt.into, came && namedFor(env, stmt, came));
      if (stmt.s === 'roll') put(own, stmt.into, came);
      const choice = stmt.s === 'choose' ? env.model.choices[stmt.choice] : undefined;
      if (choice && choice.form !== 'menu') put(own, choice.result, came);
    },
  };
}

const put = (own: Origins, local: number, account: Account | undefined): void => {
  if (account) own.set(local, account);
  else own.delete(local);
};

type Value = Extract<Stmt, { s: 'set' }>['value'];
const reckoned = (env: Env, own: Origins, value: Value): Account | undefined =>
  isReckoned(value) ? accountOf(reckoning(env, own), value) : undefined;

type Call = Extract<Stmt, { s: 'call' }>;

/** What is handed over goes on being known. */
const givenTo = (env: Env, own: Origins, { args }: Call): Origins =>
  new Map(
    args.flatMap((arg, i) => {
      const account = reckoned(env, own, arg);
      return account ? [[i, account] as const] : [];
    }),
  );

/** What a procedure gave back is called by it, unless it is a thing with a name of its own. */
function namedFor({ model }: Env, { procedure }: Call, account: Account): Account {
  if (account.noun || account.dice || account.cells) return account;
  const { name } = entry(model.procedures, procedure);
  return { ...account, noun: { n: 'name', name, paths: [`procedure/${name}`], of: [] } };
}

/** What chance or someone gave. */
function cameOf(env: Env, stmt: Stmt): Account | undefined {
  if (stmt.s === 'roll') return rolled(env, stmt);
  const choice = stmt.s === 'choose' ? env.model.choices[stmt.choice] : undefined;
  if (choice === undefined || choice.form === 'menu') return undefined;
  const type = env.frame.locals[choice.result]?.type;
  const value = env.frame.values[choice.result];
  if (type?.t !== 'int' || value === undefined) return undefined;
  return {
    at: stmt.span,
    value: plainValue(env.model, type, value),
    how: 'plain',
    noun: byPath(choice.path),
    parts: [],
  };
}

function rolled(env: Env, { chance, into, span }: Extract<Stmt, { s: 'roll' }>): Account | undefined {
  const type = env.frame.locals[into]?.type;
  const value = env.frame.values[into];
  if (type === undefined || value === undefined) return undefined;
  const place = entry(env.model.chances, chance);
  const { path } = place;
  const dotted = place.sort === 'die' && hasDots(env.model, place.die);
  const noun = byPath(path);
  const die = (outcome: Account['value'], faces: readonly string[]): Account => ({
    ...{ at: span, value: outcome, noun, parts: [] },
    how: 'dice',
    dice: { path, faces, dotted },
  });
  const whole = plainValue(env.model, type, value);
  if (type.t === 'map' || type.t === 'list') {
    const keys = type.t === 'map' ? keysOf(type, value) : (value as readonly RunValue[]).map((_, i) => i);
    const of = type.t === 'map' ? type.value : type.of;
    const shown = keys.map((key) => {
      const face = type.t === 'map' ? valueAt(type, value, key) : (value as readonly RunValue[])[key];
      return [key, plainValue(env.model, of, face ?? 0)] as const;
    });
    const cells = new Map(shown.map(([key, face]) => [key, die(face, [String(face)])]));
    return {
      ...die(
        whole,
        shown.map(([, face]) => String(face)),
      ),
      cells,
    };
  }
  return die(whole, [String(whole)]);
}

/** Dots are for dice with numbers up to 6. */
function hasDots(model: Model, die: number): boolean {
  const { type, faces } = entry(model.dice, die);
  return faces.every((face) => Number(plainValue(model, type, face)) <= 6 || type.t !== 'int');
}

const byPath = (path: string) =>
  ({ n: 'name', name: path.slice(path.lastIndexOf('/') + 1), paths: [path], of: [] }) as const;
