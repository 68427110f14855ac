import { type Compiled, countingOf, createCompiler, differenceText } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import { createMessages, type Language, type Messages, wordingUnder } from '@sandtable/messages';
import { differences, outlineOf } from '@sandtable/variant';
import { laidOf } from './house-rules.ts';
import {
  type DifferenceGroup,
  type DifferenceLine,
  isSameStack,
  type Stack,
  type StackReply,
  type StackRequest,
} from './stack-protocol.ts';

/** Who compares asks for two, who counts for the one that was compiled for the text. */
const KEPT = 3;

/**
 * Rules with variants over them, compiled once for all who want them; the last ones are kept. They are compiled where
 * texts are checked, so that no other worker holds a compiler.
 */
export interface Stacks {
  /** Takes what has been compiled for another reason. */
  keep(stack: Stack, compiled: Compiled): void;
  of(stack: Stack): Compiled;
}

export const stacksKept = (): Stacks => {
  let kept: readonly { readonly stack: Stack; readonly compiled: Compiled }[] = [];
  const keep = (stack: Stack, compiled: Compiled): void => {
    kept = [{ stack, compiled }, ...kept.filter((one) => !isSameStack(one.stack, stack))].slice(0, KEPT);
  };
  // Two by turns: each keeps the trees of its files, and who compares has two sets of them.
  const compilers = [createCompiler(), createCompiler()] as const;
  let turn = 0;
  const compiled = ({ files, variants }: Stack): Compiled => {
    turn = 1 - turn;
    return (compilers[turn] ?? compilers[0]).compile(files, { variants, modelOnly: true });
  };
  return {
    keep,
    of: (stack) => {
      const known = kept.find((one) => isSameStack(one.stack, stack))?.compiled ?? compiled(stack);
      keep(stack, known);
      return known;
    },
  };
};

/** What others want of compiled rules: modules that count, and what two of them say otherwise. */
export const answerOf = (stacks: Stacks, request: StackRequest): StackReply => {
  if (request.op !== 'meaning') {
    const { files, variants } = request.stack;
    const compiled = stacks.of({ files, variants: laidOf(files, variants) });
    if (request.op === 'model') return hasErrors(compiled) || !compiled.model ? {} : { model: compiled.model };
    const wording = compiled.texts.map(({ path, lang, text }) => ({ path, lang, text }));
    const counting = countingOf(compiled);
    return { wording, ...(counting ? { counting } : {}) };
  }
  const compiled = { before: stacks.of(request.before), after: stacks.of(request.after) };
  return {
    groups: meaning(compiled, request, request.lang),
    broken: SIDES.filter((side) => hasErrors(compiled[side])),
  };
};

type Both<T> = { readonly before: T; readonly after: T };
const SIDES = ['before', 'after'] as const;

const hasErrors = ({ model, findings }: Compiled): boolean => model === undefined || findings.some(preventsPlay);

const meaning = (compiled: Both<Compiled>, stacks: Both<Stack>, lang: string): readonly DifferenceGroup[] => {
  const messages = worded(compiled, stacks, lang === 'de' ? 'de' : 'en');
  const all = differences(outlineOf(compiled.before), outlineOf(compiled.after));
  const groups = Map.groupBy(all, ({ sort }) => sort);
  return [...groups].map(([sort, found]) => ({
    title: messages.text(`diff/sort-${sort}`),
    lines: found.map(
      (one): DifferenceLine => ({
        text: differenceText(messages, one),
        at: one.at,
        isGone: one.change === 'removed',
      }),
    ),
  }));
};

/** The texts of both, those of the second over those of the first. */
const worded = (compiled: Both<Compiled>, stacks: Both<Stack>, lang: Language): Messages =>
  createMessages(
    lang,
    SIDES.flatMap((side) => wordingUnder(stacks[side].files, lang, compiled[side].texts)),
  );
