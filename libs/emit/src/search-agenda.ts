// In what order a search looks at its states. All orders give the same as the engine's searcher: the cheapest first, then
// that of fewer steps, then what was entered first.
import type { Expr, Search, SearchStep } from '@sandtable/model';
import type { Agenda, AgendaFor, Order } from './agenda.ts';
import { constant } from './code.ts';
import { buckets } from './search-buckets.ts';
import { numberedQueue, rowQueue } from './search-queue.ts';
import { numberOf, type Packing, writeRow } from './search-state.ts';

/** Larger tables of states, or of what a step may cost, are left to the engine. */
const MOST_NUMBERED = 2 ** 14;
const MOST_COSTS = 1024;

/** Whoever asks for the way to a state needs the engine, which knows where each was entered from. */
export function agendaOf(to: AgendaFor, ways: boolean): Agenda {
  const order = ways ? 'heap' : orderOf(to.search, to.packing);
  if (order === 'buckets') return buckets(to, mostOfStep(to.search));
  if (order === 'heap') return byEngine(to);
  return to.packing.states === 0 ? rowQueue(to) : numberedQueue(to);
}

function orderOf(search: Search, { states }: Packing): Order {
  const small = states <= MOST_NUMBERED;
  if (small && sameCost(search)) return 'queue';
  return small && states > 0 && mostOfStep(search) < MOST_COSTS ? 'buckets' : 'heap';
}

/** States are entered in the order of their costs where all steps cost the same. */
function sameCost({ steps, den }: Search): boolean {
  const price = ({ cost }: SearchStep) =>
    cost === undefined ? den : cost.e === 'value' && typeof cost.value === 'number' ? cost.value : undefined;
  const [first, ...others] = steps.map(price);
  return first !== undefined && others.every((each) => each === first);
}

/** What a step costs at most. */
const mostOfStep = ({ steps, den }: Search): number =>
  Math.max(...steps.map(({ cost }) => (cost === undefined ? den : mostOf(cost))));

/** Costs are converted to a type that holds them all. */
function mostOf(e: Expr): number {
  if (e.e === 'value' && typeof e.value === 'number') return e.value;
  if (e.type.t !== 'int') return Number.POSITIVE_INFINITY;
  const same = e.e === 'convert' && e.of.type.t === 'int' && e.of.type.den === e.type.den;
  return same ? Math.min(e.type.max, mostOf(e.of)) : e.type.max;
}

function byEngine({ unit, s, packing, names }: AgendaFor): Agenda {
  const { states, words } = packing;
  unit.items.push(constant(names, `engine.searcher(${states}, ${words})`));
  const rows = states === 0 ? { row: `${names}.state`, base: '0' } : undefined;
  return {
    order: 'heap',
    open: () => s.w.line(`${names}.open();`),
    enter: (to, cost, stopped) => {
      if (rows !== undefined) writeRow(s, packing, rows, { to, cost, stopped });
      const id = rows === undefined ? numberOf(packing, to, cost, stopped) : `${names}.find()`;
      s.w.line(`${names}.enter(${id}, ${cost});`);
    },
    each: (body) =>
      s.w.block(`for (let at = ${names}.next(); at >= 0; at = ${names}.next())`, () => {
        if (rows !== undefined) s.w.line(`${names}.load(at);`);
        body();
      }),
    spent: `${names}.spent()`,
    rows,
  };
}
