import { type Compiled, differenceText } from '@sandtable/compiler';
import { createMessages, type Language, type Messages, wordingChain, wordingUnder } from '@sandtable/messages';
import { differences, outlineOf } from '@sandtable/variant';
import { type CompileCache, hasErrors } from './compile-cache.ts';
import type { DifferenceGroup, DifferenceLine, Differences } from './compiler-api.ts';
import type { Stack } from './stack.ts';

type Both<T> = { readonly before: T; readonly after: T };
const SIDES = ['before', 'after'] as const;

/** Returns what two stacks of rules say otherwise, in words. */
export const differencesOf = (cache: CompileCache, stacks: Both<Stack>, lang: Language): Differences => {
  const compiled = { before: cache.of(stacks.before), after: cache.of(stacks.after) };
  return {
    groups: grouped(compiled, worded(compiled, stacks, lang)),
    broken: SIDES.filter((side) => hasErrors(compiled[side])),
  };
};

const grouped = (compiled: Both<Compiled>, messages: Messages): readonly DifferenceGroup[] => {
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
    wordingChain(lang).flatMap((one) =>
      SIDES.flatMap((side) => wordingUnder(stacks[side].files, one, compiled[side].texts)),
    ),
  );
