import { hiddenWrites, type Model, walkAll } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { bodiesIn } from './bodies.ts';

/** What was decided about the code of a place of the rules: noted where it is decided, printed by `build --explain`. */
export interface PlanNote {
  readonly at: Span;
  readonly plan: Planned;
}

/** Why a loop tests each member. */
export type PlainReason = 'unconditional' | 'list' | 'numbers' | 'binds' | 'faults' | 'not-kept';

export type Planned =
  // What is kept beside the position.
  | { readonly is: 'index'; readonly field: string; readonly values: number; readonly writes: readonly Span[] }
  | {
      readonly is: 'groups';
      readonly field: string;
      /** The constant field that members are told apart by; without one, parts of the type do. */
      readonly fact: string;
      readonly values: number;
      readonly writes: readonly Span[];
    }
  | { readonly is: 'memo-function'; readonly name: string; readonly entries: number; readonly reads: string }
  // Members for which a condition holds, for each other value it is about.
  | { readonly is: 'kept-sets'; readonly name: string; readonly entries: number; readonly reads: string }
  | { readonly is: 'memo-search'; readonly name: string; readonly entries: number; readonly reads: string }
  | { readonly is: 'memo-decisions'; readonly reads: string }
  | { readonly is: 'recalled'; readonly name: string; readonly search: string }
  | { readonly is: 'table'; readonly name: string; readonly entries: number }
  // Conditions that are sets of all members that pass.
  | { readonly is: 'by-index'; readonly field: string }
  | { readonly is: 'by-groups'; readonly field: string; readonly fact: string }
  | { readonly is: 'by-taken'; readonly field: string }
  | { readonly is: 'by-bits'; readonly field: string }
  | { readonly is: 'by-table'; readonly entries: number }
  | { readonly is: 'by-union' }
  // All members for which a function holds with another value.
  | { readonly is: 'by-members'; readonly name: string }
  // Values are passed over for which nobody can be found, whatever the position.
  | { readonly is: 'some-member' }
  // Loops.
  | { readonly is: 'no-loop'; readonly sets: number }
  // The parts of a set are tested where they are put together.
  | { readonly is: 'by-parts'; readonly parts: number }
  | { readonly is: 'prefiltered'; readonly sets: number; readonly tests: number }
  | { readonly is: 'along-list' }
  // Rows none of whose members is in the groups looked for are passed over.
  | { readonly is: 'if-near' }
  | { readonly is: 'plain-loop'; readonly reason: PlainReason; readonly tests: number }
  | { readonly is: 'hoisted' }
  | { readonly is: 'outer-loop' }
  | { readonly is: 'found-before' }
  | { readonly is: 'in-place' }
  // Searches and questions.
  | {
      readonly is: 'search';
      readonly name: string;
      /**
       * All steps cost the same, so that states wait in a queue; or costs are small numbers, and there is a list for each;
       * else those that come earlier lie in a heap.
       */
      readonly order: 'queue' | 'buckets' | 'heap';
      /** Where states are numbered, how many there are; 0 where they are rows that are looked up. */
      readonly states: number;
      readonly early: boolean;
    }
  | {
      readonly is: 'question';
      readonly path: string;
      readonly count: 'bits' | 'tried' | 'binomials' | 'orders' | 'orders-tried' | 'weighed' | 'tuples';
      readonly checked: boolean;
    }
  // What is found before a question is asked is used when a random answer is drawn; a single candidate is taken at once.
  | { readonly is: 'kept-candidates'; readonly alone: boolean }
  // Simple answers are tried before a search for one; small sets one by one.
  | { readonly is: 'tried-first'; readonly sets: boolean }
  // Keys are drawn each for itself, and it is only looked at whether one of them has a value.
  | { readonly is: 'some-given' }
  // Where options switch the conditions on a set off, it is drawn without a look at them.
  | { readonly is: 'free' }
  // Only arms of menus call a procedure, and only where what it requires holds.
  | { readonly is: 'offered'; readonly name: string }
  // Of the members of a pile, only those that someone was shown are looked at when it changes.
  | { readonly is: 'shown-members'; readonly kind: string }
  | { readonly is: 'in-menu'; readonly name: string }
  // Arms that run over the same values.
  | { readonly is: 'shared-loop'; readonly arms: string }
  | { readonly is: 'arm'; readonly name: string; readonly loops: number; readonly last: 'set' | 'listed' | 'alone' };

/** Fields that the compiler adds, such as where members of piles are, have names that no rule can have. */
export const fieldName = ({ fields, kinds }: Model, field: number): string =>
  `${kinds[fields[field]?.kind ?? -1]?.name}.${fields[field]?.name.replace('$', '')}`;

export const factName = (model: Model, { fact }: { readonly fact: number | undefined }): string =>
  fact === undefined ? '' : fieldName(model, fact);

/** Where the rules write each field, in the order of the text. */
export function writesOf(model: Model): ReadonlyMap<number, readonly Span[]> {
  const found = new Map<number, Span[]>();
  walkAll(bodiesIn(model), (sort, node) => {
    if (sort !== 'stmt') return;
    const set = node.s === 'set' && node.place.place === 'field' ? [node.place.field] : [];
    for (const field of new Set([...set, ...hiddenWrites(model, node)])) {
      const spans = found.get(field) ?? [];
      found.set(field, spans);
      spans.push(node.span);
    }
  });
  return found;
}

/** The same decision about one place, which several functions of the module contain, is printed once. */
export function distinctNotes(all: readonly PlanNote[]): readonly PlanNote[] {
  const known = new Map<string, PlanNote>();
  for (const each of all) {
    const key = `${each.at.file}\0${each.at.start}\0${each.at.end}\0${JSON.stringify(each.plan)}`;
    if (!known.has(key)) known.set(key, each);
  }
  return [...known.values()];
}
