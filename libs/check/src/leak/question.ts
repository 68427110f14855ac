import { type Choice, cellType, type Expr, type Guard, type PolicyPart } from '@sandtable/model';
import type { Terms } from './form.ts';
import { type Frame, here, inSet } from './place.ts';
import { ranking } from './ranking.ts';
import { elementOf, forAll } from './shape.ts';
import type { Source } from './taint.ts';
import { local, put, setOfOne } from './term.ts';

/** Something a question reads, with what holds where it does. */
interface Part {
  readonly expr: Expr;
  readonly facts: readonly Expr[];
}
type Plain = Exclude<Choice, { form: 'menu' }>;

/** Everything that decides what is offered, and how it is ranked. */
export function offered(choice: Choice, frame: Frame, policies: readonly PolicyPart[]): readonly Part[] {
  return [...asked(choice, frame), ...policies.flatMap((part) => ranking(choice, part, frame))];
}

function asked(choice: Choice, frame: Frame): readonly Part[] {
  if (choice.form !== 'menu') return offeredPlain(choice, frame);
  return choice.arms.flatMap((arm) => {
    const facts = arm.params.map((param) => inSet(param.local, param.element, param.from, frame));
    const params = arm.params.flatMap(({ from, guards }) => parts([from, ...testsOf(guards)], facts, frame));
    return [...parts(testsOf(arm.guards), [], frame), ...params];
  });
}

function offeredPlain(choice: Plain, frame: Frame): readonly Part[] {
  const { each, wishes = [], from, offered, low, high, guards, such } = choice;
  const key = each ? [inSet(each.local, elementOf(each.over), each.over, frame)] : [];
  const candidate = inSet(choice.candidate, choice.element, from, frame);
  const wished = wishes.flatMap(({ binder, test }) =>
    parts([binder.over, test], [inSet(binder.local, elementOf(binder.over), binder.over, frame)], frame),
  );
  return [
    ...parts([each?.over, from, offered, low, high], key, frame),
    ...parts(testsOf(guards), [...key, candidate], frame),
    ...parts(testsOf(such), [], frame),
    ...wished,
  ];
}

const testsOf = (guards: readonly Guard[]): readonly Expr[] => guards.map(({ test }) => test);
const parts = (list: readonly (Expr | undefined)[], facts: readonly Expr[], frame: Frame): readonly Part[] =>
  list.flatMap((part) => (part ? [{ expr: here(part, frame), facts }] : []));

/** What is known of an answer: it is one of what was offered. An assignment has many values, of which no fact speaks. */
export function answered(terms: Terms, choice: Plain, frame: Frame): readonly Expr[] {
  const { element, form, at } = choice;
  if (choice.each || form === 'optional') return [];
  const candidate = choice.candidate + frame.base;
  const guards = choice.guards.map(({ test }) => here(test, frame));
  const facts = [inSet(choice.candidate, element, choice.from, frame), ...guards];
  const result = local(choice.result + frame.base, element, at.span);
  if (form === 'one') return facts.map((fact) => put(terms, fact, candidate, result));
  const chosen = { ...result, type: cellType(choice) };
  return facts.map((fact) => forAll(chosen, local(candidate, element, at.span), fact));
}

/** A question that is passed over, or not put to someone, where they can choose nothing says by being asked that they can. */
export function hangs(choice: Choice): boolean {
  if (choice.form === 'menu') {
    const open = choice.arms.some(({ guards, params }) => guards.length === 0 && params.length === 0);
    return choice.askers !== undefined && !open;
  }
  const { form, low, such, each, otherwise, askers } = choice;
  if (otherwise) return true;
  return askers !== undefined && (form === 'one' || low !== undefined || such.length > 0 || each !== undefined);
}

/** What only its chooser knows; in a lane until all have answered. */
export const sealedFor = (by: Expr, name: string, awaited: boolean): Source => ({
  awaited,
  roles: setOfOne(by),
  facts: [],
  member: undefined,
  inner: false,
  name,
  span: by.span,
});
