import { type Choice, setOf } from '@sandtable/model';
import type { AskedAt, Define } from './asks.ts';
import type { Openers } from './audience.ts';
import { picked } from './choice.ts';
import { costs } from './costs.ts';
import { menu } from './menu.ts';
import { define, framed, looking, scope } from './scope.ts';
import { assignment, ownLocals, weighing } from './weigh.ts';
import { isWeighed, isWishedOrder } from './weighed.ts';
import type { Whole } from './whole.ts';
import { wishedOrder } from './wished-order.ts';
import { wordsOf } from './words.ts';

/** All functions of a question; its own locals are their variables. */
export function question(unit: Whole, choice: Choice, i: number): void {
  const own = new Set(
    choice.form === 'menu'
      ? choice.arms.flatMap((arm) => arm.params.map((p) => p.local))
      : [choice.candidate, choice.result, ...ownLocals(choice)],
  );
  const open: Define = (head, _, body) => looking(unit, head, choice.procedure, own, body);
  const at = askedAt(unit, choice);
  if (choice.form === 'menu') menu(open, choice, i, at);
  else if (choice.each) assignment(open, choice, i, at);
  else picked(open, choice, i, at);
  costs(open, unit.model, choice, i);
  if (choice.form === 'menu') return;
  if (isWeighed(choice)) unit.items.push(...weighing(unit, open, choice, i));
  if (isWishedOrder(choice)) unit.items.push(...wishedOrder(open, choice, i, wordsOf(setOf(choice.element))));
}

function askedAt(unit: Whole, { procedure, askers }: Choice): AskedAt {
  const frame = unit.frames[procedure];
  const slot = (local: number | undefined): number => frame?.slots.get(local ?? -1) ?? -1;
  return { frame: frame?.at ?? 0, who: slot(askers?.who), open: slot(askers?.open) };
}

/** Functions that look at a position on their own, and those that look from the frame of a question. */
export const openers = (unit: Whole): Openers => ({
  unit,
  audience: (head, locals, body) => {
    const s = scope(unit, locals, 'return 0;');
    define(unit, head, s, () => body(s));
  },
  choice: (head, choice, body) => {
    const s = framed(unit, choice.procedure);
    define(unit, head, s, () => body(s));
  },
});
