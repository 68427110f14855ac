import { blocksOf, type Model, type Stmt } from '@sandtable/model';
import { withAskedRows } from './asked-rows.ts';
import type { Flow } from './blocks.ts';
import { readByKey } from './by-key.ts';
import type { Item } from './code.ts';
import { flowOf } from './flow.ts';
import { type Frame, framesOf } from './frames.ts';
import { groupedFields } from './groups.ts';
import { heapsOf } from './identity.ts';
import { noIndexReads } from './index-reads.ts';
import { indexedFields } from './indexed.ts';
import { infosOf } from './info.ts';
import { type Lanes, lanesOf } from './lane-plan.ts';
import { memosOf } from './memo.ts';
import { planOf } from './plan.ts';
import { withRelations } from './relations.ts';
import { talliedLists } from './tally.ts';
import type { Emitting, Unit } from './unit.ts';
import { writer } from './writer.ts';

export interface EmitOptions {
  /** With counters per statement. */
  readonly watched?: boolean;
  readonly digest?: string;
  /** Names of functions whose values are shown outside of the rules; others than of one or two kinds are left out. */
  readonly shown?: readonly string[];
}

/** The module that is being made: procedures that ask are machines with frames, all others functions. */
export interface Whole extends Emitting {
  readonly flows: readonly (Flow | undefined)[];
  readonly frames: readonly (Frame | undefined)[];
  readonly lanes: Lanes | undefined;
  /** Slots of a position. */
  readonly size: number;
}

export function wholeOf(given: Model, options: EmitOptions): Whole {
  const plain = withoutExamples(given);
  const infos = infosOf(plain, options.digest ?? '');
  const watched = options.watched === true;
  const related = withRelations({ model: plain, watched, table: nameless, infos });
  const asked = withAskedRows({ model: related.model, watched, table: nameless, infos });
  const { model } = asked;
  const indexed = indexedFields(model);
  const plan = planOf(model, infos, indexed, groupedFields(model, indexed));
  const flows = model.procedures.map((p) => (p.asks ? flowOf(model, p) : undefined));
  const { frames, end } = framesOf(flows, plan.frames);
  const items: Item[] = [];
  const lanes = lanesOf(model, flows, frames, infos, end);
  const size = lanes === undefined ? end : lanes.stored.at + lanes.stored.stride * lanes.stored.roles;
  const unit = {
    ...unitOf({
      model,
      infos,
      plan,
      watched,
      memos: memosOf(model, watched, [...related.rows, ...asked.rows], related.sets),
    }),
    lanes,
  };
  const found = { tallied: talliedLists(unit, flows), byKey: readByKey(model, flows) };
  return { ...unit, ...found, w: writer(), items, plans: [], flows, frames, size };
}

/** Worked examples are run by the reference; in a module they would only be ballast. Numbers stay. */
function withoutExamples(model: Model): Model {
  const examples = new Set(model.examples.map(({ procedure }) => procedure));
  const empty = { locals: [], body: [], asks: false, requires: [] };
  return { ...model, procedures: model.procedures.map((p, i) => (examples.has(i) ? { ...p, ...empty } : p)) };
}

/** Where tables are only tried, they have no name. */
const nameless = (): string => '';

function unitOf(parts: Pick<Unit, 'model' | 'infos' | 'plan' | 'watched' | 'memos'>): Unit {
  const { model, plan } = parts;
  const tables = new Map<string, string>();
  const met = new WeakMap<readonly number[], string>();
  const names = counter();
  const scratch = counter();
  const add = (values: readonly number[]): string => {
    const key = values.join();
    const name = tables.get(key) ?? `K${tables.size}`;
    tables.set(key, name);
    met.set(values, name);
    return name;
  };
  return {
    ...parts,
    table: (values) => met.get(values) ?? add(values),
    tables,
    scratch: scratch.take,
    scratchSize: scratch.taken,
    name: (prefix) => `${prefix}${names.take(1) + 1}`,
    finishes: finishing(model),
    results: new Map(),
    tallied: new Map(),
    byKey: new Set(),
    indexReads: noIndexReads(),
    heaps: heapsOf(model, plan, scratch.take),
  };
}

/** Hands out rows of numbers, one behind the other. */
function counter() {
  let next = 0;
  const take = (n: number): number => {
    next += n;
    return next - n;
  };
  return { take, taken: () => next };
}

/** Procedures that may end the match, they or what they call. */
function finishing(model: Model): readonly boolean[] {
  const memo = new Map<number, boolean>();
  const ends = (stmt: Stmt): boolean =>
    stmt.s === 'finish' || (stmt.s === 'call' && of(stmt.procedure)) || blocksOf(stmt).some((list) => list.some(ends));
  const of = (i: number): boolean => {
    if (!memo.has(i)) {
      memo.set(i, false);
      memo.set(i, model.procedures[i]?.body.some(ends) === true);
    }
    return memo.get(i) === true;
  };
  return model.procedures.map((_, i) => of(i));
}
