import {
  type Call,
  type Child,
  callOf,
  type Expr,
  eachChild,
  effectOf,
  hiddenWrites,
  type Model,
  type Nodes,
  type Place,
  type Procedure,
  type Search,
  type Sort,
  type Stmt,
} from '@sandtable/model';

/** What parts of a model touch, as names: `!f3` a field that is written, `?s1` a state that is read. */
interface Touches {
  of(nodes: readonly Child[]): ReadonlySet<string>;
  /** The body of a function or search. */
  ofCalled(called: Called): ReadonlySet<string>;
}
/** A call, as far as it says of what. */
export interface Called {
  readonly fn?: number;
  readonly search?: number;
}

/** Stands among what is written where a question is put. */
export const ASKED = 'asked';

export const touchesOf = (model: Model): Touches => new Known(model);

class Known implements Touches {
  readonly #model: Model;
  readonly #bodies = new Map<object, ReadonlySet<string>>();
  /** Statements are read once, however many blocks they stand in. */
  readonly #stmts = new Map<Stmt, ReadonlySet<string>>();
  /** How many bodies are being read: inside of one that calls itself not everything is known yet. */
  #depth = 0;

  constructor(model: Model) {
    this.#model = model;
  }

  of(nodes: readonly Child[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (const [sort, node] of nodes) this.#visit(found, sort, node);
    return found;
  }

  ofCalled({ fn, search }: Called): ReadonlySet<string> {
    const { functions, searches } = this.#model;
    if (fn !== undefined) return functions[fn] ? this.#body(['func', functions[fn]]) : NOTHING;
    return searches[search ?? -1] ? this.#body(['search', searches[search ?? -1] as Search]) : NOTHING;
  }

  #body(node: Child): ReadonlySet<string> {
    const known = this.#bodies.get(node[1]);
    if (known !== undefined) return known;
    this.#bodies.set(node[1], new Set());
    this.#depth += 1;
    const found = this.of([node]);
    this.#depth -= 1;
    this.#bodies.set(node[1], found);
    return found;
  }

  #called(call: Call | undefined): readonly ReadonlySet<string>[] {
    const { decisions, procedures } = this.#model;
    switch (call?.to) {
      case 'function':
        return [this.ofCalled({ fn: call.index })];
      case 'search':
        return [this.ofCalled({ search: call.index })];
      case 'decisions':
        return (decisions[call.index]?.equations ?? []).map((fn) => this.ofCalled({ fn }));
      case 'procedure':
        return procedures[call.index] ? [this.#body(['procedure', procedures[call.index] as Procedure])] : [];
      default:
        return [];
    }
  }

  #visit(found: Set<string>, sort: Sort, node: Nodes[Sort]): void {
    if (sort === 'stmt') return join(found, this.#stmt(node as Stmt));
    this.#below(found, sort, node);
  }

  #stmt(stmt: Stmt): ReadonlySet<string> {
    const known = this.#stmts.get(stmt);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#below(found, 'stmt', stmt);
    if (this.#depth === 0) this.#stmts.set(stmt, found);
    return found;
  }

  #below(found: Set<string>, sort: Sort, node: Nodes[Sort]): void {
    touched(this.#model, found, sort, node);
    for (const names of this.#called(callOf(sort, node))) join(found, names);
    eachChild(sort, node, (of, below) => this.#visit(found, of, below));
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function join(found: Set<string>, names: ReadonlySet<string>): void {
  for (const name of names) found.add(name);
}

function touched(model: Model, found: Set<string>, sort: Sort, node: Nodes[Sort]): void {
  if (sort === 'expr') read(found, node as Expr);
  else if (sort === 'place') placed(found, node as Place);
  else if (sort === 'stmt') written(model, found, node as Stmt);
}

function read(found: Set<string>, e: Expr): void {
  if (e.e === 'field') found.add(`?f${e.field}`);
  if (e.e === 'state') found.add(`?s${e.state}`);
}

function placed(found: Set<string>, place: Place): void {
  if (place.place === 'field') found.add(`!f${place.field}`);
  if (place.place === 'state') found.add(`!s${place.state}`);
}

function written(model: Model, found: Set<string>, stmt: Stmt): void {
  if (effectOf(stmt) === 'question') found.add(`!${ASKED}`);
  for (const field of hiddenWrites(model, stmt)) found.add(`!f${field}`);
}
