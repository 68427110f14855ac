import type { FrameSlot, Layout } from '@sandtable/engine';
import { type Choice, type Procedure, statementsIn, type Type } from '@sandtable/model';
import { hides } from './audience-numbers.ts';
import type { Frame } from './frames.ts';
import { wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

/** Values of other types are never named by members, nor sealed. */
const NAMEABLE = new Set<Type['t']>(['int', 'bool', 'kind', 'union', 'set', 'list', 'map']);

/** What the frames of procedures keep, for who imagines other positions; nothing where everything is open. */
export function stackOf(unit: Whole): Layout['stack'] {
  if (!hides(unit.model)) return undefined;
  return unit.frames.map((frame, procedure) =>
    frame === undefined ? { at: -1, slots: [] } : { at: frame.at, slots: slotsOf(unit, procedure, frame) },
  );
}

function slotsOf({ model, flows, infos }: Whole, procedure: number, frame: Frame): readonly FrameSlot[] {
  const own = model.procedures[procedure];
  const revealed = own === undefined ? new Set() : revealedIn(own);
  return [...frame.slots].flatMap(([local, at]): readonly FrameSlot[] => {
    const type = flows[procedure]?.locals[local]?.type;
    if (type === undefined || !NAMEABLE.has(type.t)) return [];
    const choice = revealed.has(local) ? undefined : model.choices.find((one) => seals(one, procedure, local));
    const sealed = choice && sealedBy(choice, frame);
    return [{ type: infos.type(type), at, words: wordsOf(type), ...(sealed ? { sealed } : {}) }];
  });
}

const seals = (choice: Choice, procedure: number, local: number): boolean =>
  choice.form !== 'menu' && choice.secret === true && choice.procedure === procedure && choice.result === local;

/** Whose secret it is, as far as the frame still knows it. */
function sealedBy({ by }: Choice, frame: Frame): FrameSlot['sealed'] {
  if (by.e === 'value' && typeof by.value === 'number') return { role: by.value };
  const at = by.e === 'local' ? frame.slots.get(by.local) : undefined;
  return at === undefined ? undefined : { roleAt: at };
}

/** Locals that a `reveal` anywhere in the body may have opened. */
const revealedIn = (procedure: Procedure): ReadonlySet<number> =>
  new Set(
    statementsIn('procedure', procedure).flatMap((stmt) =>
      stmt.s === 'reveal' && stmt.what.e === 'local' ? [stmt.what.local] : [],
    ),
  );
