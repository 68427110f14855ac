import {
  type Child,
  callOf,
  eachChild,
  effectOf,
  hiddenWrites,
  type Model,
  type Procedure,
  type Search,
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
    for (const node of nodes) this.#visit(found, ...node);
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

  #called(node: Child): readonly ReadonlySet<string>[] {
    const { decisions, procedures } = this.#model;
    const call = callOf(...node);
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

  #visit(found: Set<string>, ...node: Child): void {
    if (node[0] === 'stmt') return join(found, this.#stmt(node[1]));
    this.#below(found, node);
  }

  #stmt(stmt: Stmt): ReadonlySet<string> {
    const known = this.#stmts.get(stmt);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#below(found, ['stmt', stmt]);
    if (this.#depth === 0) this.#stmts.set(stmt, found);
    return found;
  }

  #below(found: Set<string>, node: Child): void {
    touched(this.#model, found, ...node);
    for (const names of this.#called(node)) join(found, names);
    const [sort, one] = node;
    eachChild(sort, one, (...child) => this.#visit(found, ...child));
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function join(found: Set<string>, names: ReadonlySet<string>): void {
  for (const name of names) found.add(name);
}

function touched(model: Model, found: Set<string>, ...[sort, node]: Child): void {
  if (sort === 'expr') {
    if (node.e === 'field') found.add(`?f${node.field}`);
    if (node.e === 'state') found.add(`?s${node.state}`);
  } else if (sort === 'place') {
    if (node.place === 'field') found.add(`!f${node.field}`);
    if (node.place === 'state') found.add(`!s${node.state}`);
  } else if (sort === 'stmt') written(model, found, node);
}

function written(model: Model, found: Set<string>, stmt: Stmt): void {
  if (effectOf(stmt) === 'question') found.add(`!${ASKED}`);
  for (const field of hiddenWrites(model, stmt)) found.add(`!f${field}`);
}
