import type { ChoiceInfo, GameModule } from '@sandtable/engine';
import { own } from '@sandtable/text';
import { isEach, isList, isMenu, isSingle, type MenuAnswer } from './answer-shape.ts';
import type { Answer } from './contract.ts';
import { readEach, writeEach } from './each.ts';
import { isMany, levelOf, nameOf, noneShift, ordinalNamed } from './question.ts';
import { codeOf, ordinalOf, ordinalsIn, type Single, sizeOf } from './value.ts';

/**
 * Puts an answer into the module's scratch array. Returns false if it isn't an answer of this form, or names things
 * that the question doesn't have; whether it is legal isn't checked here.
 */
export function writeAnswer(module: GameModule, choice: ChoiceInfo, answer: unknown): boolean {
  module.answer.fill(0);
  if (choice.each) return isEach(answer) && writeEach(module, choice, answer);
  if (choice.form === 'menu') return isMenu(answer) && writeMenu(module, choice, answer);
  if (choice.form === 'some') return isList(answer) && writeSome(module, choice, answer);
  if (choice.form === 'order') return isList(answer) && writeOrder(module, choice, answer);
  return isSingle(answer) && writeOne(module, choice, answer);
}

function writeOne(module: GameModule, choice: ChoiceInfo, answer: Single): boolean {
  const shift = noneShift(module.info, choice);
  if (shift === 1 && answer === 'none') return true;
  const level = levelOf(choice, 0, 0);
  const ordinal = level && ordinalNamed(module.info, level, answer);
  if (ordinal === undefined) return false;
  module.answer[0] = choice.form === 'one' ? codeOf(module.info, choice.element, ordinal) : ordinal + shift;
  return true;
}

function writeSome(module: GameModule, choice: ChoiceInfo, answer: readonly Single[]): boolean {
  const level = levelOf(choice, 0, 0);
  for (const name of answer) {
    const ordinal = level && ordinalNamed(module.info, level, name);
    if (ordinal === undefined) return false;
    module.answer[ordinal >> 5] = (module.answer[ordinal >> 5] ?? 0) | (1 << (ordinal & 31));
  }
  return true;
}

/** The number of codes, then the codes; an answer can't have more of them than there are candidates. */
function writeOrder(module: GameModule, choice: ChoiceInfo, answer: readonly Single[]): boolean {
  const level = levelOf(choice, 0, 0);
  if (answer.length > sizeOf(module.info, choice.element) || answer.length >= module.answer.length) return false;
  module.answer[0] = answer.length;
  for (const [i, name] of answer.entries()) {
    const ordinal = level && ordinalNamed(module.info, level, name);
    if (ordinal === undefined) return false;
    module.answer[i + 1] = codeOf(module.info, choice.element, ordinal);
  }
  return true;
}

function writeMenu(module: GameModule, choice: ChoiceInfo, answer: MenuAnswer): boolean {
  const index = choice.arms.findIndex((arm) => arm.name === answer.arm);
  const arm = choice.arms[index];
  if (arm === undefined) return false;
  const names = arm.params.map(({ name }) => own(answer.args, name));
  return writePicks(module, choice, [answer.arm, ...names]);
}

/** Picks of a menu, in order; false at the first one that doesn't exist. */
export function writePicks(module: GameModule, choice: ChoiceInfo, picks: readonly (Single | undefined)[]): boolean {
  for (const [depth, pick] of picks.entries()) {
    const level = levelOf(choice, depth, module.answer[0] ?? 0);
    const ordinal = level && pick !== undefined ? ordinalNamed(module.info, level, pick) : undefined;
    if (ordinal === undefined) return false;
    module.answer[depth] = ordinal;
  }
  return true;
}

/** The answer in the module's scratch array, by names. */
export function readAnswer(module: GameModule, choice: ChoiceInfo): Answer {
  if (choice.form === 'menu') return readMenu(module, choice);
  if (choice.each) return readEach(module, choice, choice.each);
  const level = levelOf(choice, 0, 0);
  if (level === undefined) return 'none';
  if (isMany(choice)) return readSome(module, choice);
  const ordinal = pickedOrdinal(module, choice);
  return ordinal < 0 ? 'none' : nameOf(module.info, level, ordinal);
}

/** The ordinal of the element that a `one` or `optional` answer picks; -1 for none. */
export function pickedOrdinal(module: GameModule, choice: ChoiceInfo): number {
  const slot = module.answer[0] ?? 0;
  return choice.form === 'one' ? ordinalOf(module.info, choice.element, slot) : slot - noneShift(module.info, choice);
}

function readSome(module: GameModule, choice: ChoiceInfo): readonly (string | number)[] {
  const level = levelOf(choice, 0, 0);
  if (level === undefined) return [];
  return picksIn(module, choice).map((ordinal) => listed(nameOf(module.info, level, ordinal)));
}

function readMenu(module: GameModule, choice: ChoiceInfo): Answer {
  const arm = choice.arms[module.answer[0] ?? 0];
  const args = (arm?.params ?? []).flatMap((param, i) => {
    const level = levelOf(choice, i + 1, module.answer[0] ?? 0);
    return level ? [[param.name, nameOf(module.info, level, module.answer[i + 1] ?? 0)] as const] : [];
  });
  return { arm: arm?.name ?? '', args: Object.fromEntries(args) };
}

const listed = (value: Single): string | number => (typeof value === 'boolean' ? String(value) : value);

/** The ordinals of a set or list in the module's scratch array; those of a list are in its order. */
export const picksIn = (module: GameModule, choice: ChoiceInfo): readonly number[] =>
  choice.form === 'order'
    ? Array.from({ length: module.answer[0] ?? 0 }, (_, i) =>
        ordinalOf(module.info, choice.element, module.answer[i + 1] ?? 0),
      )
    : ordinalsOfSet(module, choice);

/** The ordinals of a set in the module's scratch array. */
export const ordinalsOfSet = (module: GameModule, choice: ChoiceInfo): readonly number[] =>
  ordinalsIn(module.answer, 0, (sizeOf(module.info, choice.element) + 31) >> 5);
