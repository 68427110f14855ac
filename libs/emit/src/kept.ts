import type { Model, Stmt } from '@sandtable/model';
import type { Block, End, Item } from './blocks.ts';
import { bound, type Locals, liveBefore, minus, reads, readsIn, union } from './live.ts';
import { policyLocals } from './policy-locals.ts';

/** The locals that must outlive a rest: those that questions look at, and those that are live where it goes on. */
export function keptLocals(model: Model, blocks: readonly Block[]): Locals {
  const live = liveLocals(model, blocks);
  const asked = blocks.flatMap((each) => (each.end.x === 'ask' ? [pinned(model, each.end.choice)] : []));
  return union(...asked, ...live.filter((_, i) => blocks[i]?.resume));
}

/** What is live before each block. Only blocks that go on to one that has changed are looked at again. */
function liveLocals(model: Model, blocks: readonly Block[]): readonly Locals[] {
  const live: Locals[] = blocks.map(() => new Set<number>());
  const before = blocks.map(() => new Set<number>());
  const open = [...blocks.keys()];
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const now = liveIn(model, blocks[i], (to) => {
      before[to]?.add(i as number);
      return live[to] ?? new Set();
    });
    if (now.size !== live[i]?.size) open.push(...(before[i] ?? []));
    live[i] = now;
  }
  return live;
}

/** What a question reads of the procedure it stands in; its own locals live in its functions. */
function pinned(model: Model, index: number): Locals {
  const choice = model.choices[index];
  if (choice === undefined) return new Set();
  const own =
    choice.form === 'menu'
      ? choice.arms.flatMap((arm) => arm.params.map((p) => p.local))
      : [choice.candidate, choice.result, choice.each?.local];
  const asked = choice.askers ? [choice.askers.who, choice.askers.open] : [];
  return union(minus(readsIn(model, ['choice', choice]), own), ranking(model, index), new Set(asked));
}

/** What policies read of the procedure. */
function ranking(model: Model, choice: number): Locals {
  const parts = model.policies.flatMap((policy) => policy.parts.filter((part) => part.choice === choice));
  return union(...parts.map((part) => minus(readsIn(model, ['policyPart', part]), policyLocals(part))));
}

function liveIn(model: Model, block: Block | undefined, at: (to: number) => Locals): Locals {
  if (block === undefined) return new Set();
  return block.items.reduceRight((out, item) => beforeItem(model, item, out, at), beforeEnd(model, block.end, at));
}

function beforeEnd(model: Model, e: End, at: (to: number) => Locals): Locals {
  switch (e.x) {
    case 'jump':
      return at(e.to);
    case 'branch':
      return union(reads(model, e.test), at(e.then), at(e.else));
    case 'arms':
      return union(
        reads(model, e.stmt.subject),
        ...e.stmt.arms.map((arm, i) => afterPatterns(model, arm, at(e.to[i] ?? 0))),
      );
    case 'next':
      return union(new Set([e.rest]), minus(at(e.body), [e.stmt.binder.local]), at(e.out));
    case 'nextListed':
      return union(new Set([e.list, e.next]), minus(at(e.body), [e.stmt.binder.local]), at(e.out));
    case 'nextNumber':
      return union(new Set([e.next, e.last]), minus(at(e.body), [e.stmt.binder.local]), at(e.out));
    case 'again':
      return union(new Set([e.remaining]), at(e.body), at(e.out));
    case 'ask':
      return union(pinned(model, e.choice), at(e.resume), at(e.done));
    case 'call':
      return union(reads(model, ...e.stmt.args), at(e.resume));
    case 'together':
      return union(
        minus(reads(model, e.stmt.binder.over, e.stmt.where, ...e.stmt.args), [e.stmt.binder.local]),
        at(e.resume),
      );
    case 'barrier':
      return at(e.resume);
    default:
      return new Set();
  }
}

/** What the patterns of an arm bind is not live before it. */
const afterPatterns = (model: Model, arm: Extract<Stmt, { s: 'match' }>['arms'][number], live: Locals): Locals =>
  minus(union(reads(model, arm.where), live), [...bound(model, arm)]);

function beforeItem(model: Model, item: Item, out: Locals, at: (to: number) => Locals): Locals {
  switch (item.i) {
    case 'plain':
      return union(
        liveBefore(model, [item.stmt], out, item.broken === undefined ? new Set() : at(item.broken)),
        phasesOf(item),
      );
    case 'take':
      return taken(model, item, out, at);
    case 'result':
      return minus(out, [item.stmt.into]);
    case 'rest':
      return union(
        minus(out, [item.rest]),
        minus(reads(model, item.stmt.binder.over, item.stmt.where), [item.stmt.binder.local]),
      );
    case 'listed':
      return union(
        minus(out, [item.list, item.next]),
        minus(reads(model, item.stmt.binder.over, item.stmt.where, item.stmt.sortedBy), [item.stmt.binder.local]),
      );
    case 'range':
      return union(minus(out, [item.next, item.last]), reads(model, item.range.low, item.range.high));
    case 'times':
      return union(minus(out, [item.remaining]), reads(model, item.times));
    case 'phase':
      return minus(out, [item.old]);
    default:
      return union(out, new Set([item.old]));
  }
}

/** Phases to go back to, should the statement leave. */
const phasesOf = (item: { readonly outer: number | undefined; readonly inner: number | undefined }): Locals =>
  new Set([item.outer, item.inner].filter((old) => old !== undefined));

function taken(model: Model, item: Extract<Item, { i: 'take' }>, out: Locals, at: (to: number) => Locals): Locals {
  const choice = model.choices[item.choice];
  if (choice?.form !== 'menu') return minus(out, [choice?.result]);
  return union(
    ...item.arms.map((to, i) =>
      minus(
        at(to),
        (choice.arms[i]?.params ?? []).map((p) => p.local),
      ),
    ),
  );
}
