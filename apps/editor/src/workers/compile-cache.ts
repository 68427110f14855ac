import { type Compiled, countingOf, createCompiler } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import type { Counted } from './compiler-api.ts';
import { appliedVariants } from './house-rules.ts';
import type { Wording } from './protocol.ts';
import { isSameStack, type Stack } from './stack.ts';

/** Who compares asks for two, who counts for the one that was compiled for the text. */
const KEPT = 3;

/**
 * Rules with variants over them, compiled once for all who want them; the last ones are kept. They are compiled where
 * texts are checked, so that no other worker holds a compiler.
 */
export interface CompileCache {
  /** Takes what has been compiled for another reason. */
  keep(stack: Stack, compiled: Compiled): void;
  of(stack: Stack): Compiled;
}

export const createCompileCache = (): CompileCache => {
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

/** Makes a module that counts; variants without a file are passed over. */
export const countedIn = (cache: CompileCache, stack: Stack): Counted => {
  const compiled = cache.of(withFiles(stack));
  const counting = countingOf(compiled);
  return { wording: wordingOf(compiled), ...(counting ? { counting } : {}) };
};

/** Makes a module that counts, or tells what keeps the rules from being played. */
export const playableIn = (cache: CompileCache, stack: Stack) => {
  const compiled = cache.of(withFiles(stack));
  const counting = countingOf(compiled);
  return { counting, findings: counting ? [] : compiled.findings.filter(preventsPlay) };
};

/** Returns the model of rules; undefined if they have mistakes. */
export const modelIn = (cache: CompileCache, stack: Stack): Model | undefined => {
  const compiled = cache.of(withFiles(stack));
  return hasErrors(compiled) ? undefined : compiled.model;
};

export const hasErrors = ({ model, findings }: Compiled): boolean => model === undefined || findings.some(preventsPlay);

/** Returns how variants word texts. */
export const wordingOf = ({ texts }: Pick<Compiled, 'texts'>): readonly Wording[] =>
  texts.map(({ path, lang, text }) => ({ path, lang, text }));

const withFiles = ({ files, variants }: Stack): Stack => ({ files, variants: appliedVariants(files, variants) });
