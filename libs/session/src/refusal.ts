import type { GameModule } from '@sandtable/engine';
import { pickedOrdinal, picksIn, readAnswer } from './answer.ts';
import { reasonsFor, type Scratch } from './ask.ts';
import { cellOrdinals, keyOrdinals } from './each.ts';
import type { Decided } from './match-shape.ts';
import { isMany, type Question } from './question.ts';

type Choice = Question['choice'];

/** If nothing excludes the picks themselves, soft constraints may; a better answer is then given as well. */
export function refusalOf(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  question: Question,
  verdict: number,
): Decided {
  const reasons = refusalReasons(module, S, scratch, question, verdict);
  const { choice } = question;
  if (!choice.wishes || module.witness === undefined || verdict === -1) return { ok: false, reasons };
  module.witness(S);
  if (module.validate(S) !== 0) return { ok: false, reasons };
  return { ok: false, reasons, fits: readAnswer(module, choice) };
}

/**
 * Why the answer in the module's scratch array is rejected: all reasons against the first pick that isn't allowed,
 * otherwise the reason that the module gives for the whole answer.
 */
function refusalReasons(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  { choice }: Question,
  verdict: number,
): readonly string[] {
  const named = module.info.reasons[verdict - 1];
  const many = choice.each || isMany(choice) ? manyReasons(module, S, scratch, choice) : undefined;
  if (many) return many.length > 0 ? many : [named ?? 'session/not-allowed'];
  const depths = choice.form === 'menu' ? (choice.arms[module.answer[0] ?? 0]?.params.length ?? 0) : 0;
  for (let depth = 0; depth <= depths; depth++) {
    const pick = pickAt(module, choice, depth);
    const reasons = pick < 0 ? [] : reasonsFor(module, S, scratch, depth, pick);
    if (reasons.length > 0) return reasons;
  }
  return [named ?? 'session/not-allowed'];
}

/** All reasons against any pick of a set, a list or an assignment. */
function manyReasons(module: GameModule, S: Int32Array, scratch: Scratch, choice: Choice): readonly string[] {
  const { each } = choice;
  const cells = each
    ? keyOrdinals(module, S, each).map((key) => cellOrdinals(module, each, key))
    : [picksIn(module, choice)];
  const all = cells.flatMap((ordinals, depth) =>
    ordinals.flatMap((ordinal) => reasonsFor(module, S, scratch, depth, ordinal)),
  );
  return [...new Set(all)];
}

const pickAt = (module: GameModule, choice: Choice, depth: number): number =>
  choice.form === 'menu' ? (module.answer[depth] ?? 0) : pickedOrdinal(module, choice);
