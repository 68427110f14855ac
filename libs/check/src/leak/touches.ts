import type { Model, Stmt } from '@sandtable/model';

/** What parts of a model touch, as names: `!f3` a field that is written, `?s1` a state that is read. */
interface Touches {
  of(part: object): ReadonlySet<string>;
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

type Node = Readonly<Record<string, unknown>>;

export const touchesOf = (model: Model): Touches => new Known(model);

class Known implements Touches {
  readonly #model: Model;
  readonly #bodies = new Map<string, ReadonlySet<string>>();
  /** Blocks of statements are read once, however many blocks they stand in. */
  readonly #blocks = new Map<object, ReadonlySet<string>>();
  /** How many bodies are being read: inside of one that calls itself not everything is known yet. */
  #depth = 0;

  constructor(model: Model) {
    this.#model = model;
  }

  of(part: object): ReadonlySet<string> {
    const known = this.#blocks.get(part);
    if (known !== undefined) return known;
    const found = new Set<string>();
    this.#visit(part, found);
    if (this.#depth === 0 && isBlock(part)) this.#blocks.set(part, found);
    return found;
  }

  ofCalled({ fn, search }: Called): ReadonlySet<string> {
    if (fn !== undefined) return this.#body(`fn${fn}`, this.#model.functions[fn]?.body);
    return this.#body(`search${search}`, this.#model.searches[search ?? -1]);
  }

  #body(key: string, body: object = []): ReadonlySet<string> {
    const known = this.#bodies.get(key);
    if (known !== undefined) return known;
    this.#bodies.set(key, new Set());
    this.#depth += 1;
    const found = this.of(body);
    this.#depth -= 1;
    this.#bodies.set(key, found);
    return found;
  }

  #equations(node: object): readonly number[] {
    return this.#model.decisions[(node as { readonly block: number }).block]?.equations ?? [];
  }

  #visit(node: object, found: Set<string>): void {
    touched(this.#model, node, found);
    const { e, s, procedure } = node as { e?: unknown; s?: unknown; procedure: number };
    if (e === 'decided') for (const fn of this.#equations(node)) join(found, this.ofCalled({ fn }));
    if (e === 'call' || e === 'search' || e === 'searchCost' || e === 'searchPath')
      join(found, this.ofCalled(node as Called));
    if (s === 'call' || s === 'together')
      join(found, this.#body(`p${procedure}`, this.#model.procedures[procedure]?.body));
    for (const key in node) {
      const child = key === 'type' || key === 'span' ? undefined : (node as Node)[key];
      if (isBlock(child)) join(found, this.of(child));
      else if (typeof child === 'object' && child !== null) this.#visit(child, found);
    }
  }
}

function join(found: Set<string>, names: ReadonlySet<string>): void {
  for (const name of names) found.add(name);
}

const isBlock = (node: unknown): node is readonly Stmt[] =>
  Array.isArray(node) && typeof (node[0] as Node | undefined)?.s === 'string';

function touched(model: Model, node: object, found: Set<string>): void {
  const { e, place, field, state, s } = node as Node;
  if (e === 'field') found.add(`?f${String(field)}`);
  else if (e === 'state') found.add(`?s${String(state)}`);
  else if (place === 'field') found.add(`!f${String(field)}`);
  else if (place === 'state') found.add(`!s${String(state)}`);
  else if (s === 'choose' || s === 'menu') found.add(`!${ASKED}`);
  else if (s === 'create') found.add(`!f${model.kinds[Number((node as Node)['kind'])]?.pool?.live}`);
  else if (s === 'draw' || s === 'put' || s === 'shuffle')
    for (const pile of model.piles) for (const one of [pile.field, pile.place ?? pile.field]) found.add(`!f${one}`);
}
