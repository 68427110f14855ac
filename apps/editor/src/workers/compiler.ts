import { variablesIn } from '@sandtable/analysis';
import { layoutFindings } from '@sandtable/board/layout';
import { createCompiler, nonRuleFindings, quietedSoFar } from '@sandtable/compiler';
import { format } from '@sandtable/syntax';
import { compilationOf, isSound } from './compilation.ts';
import { type CompileCache, countedIn, createCompileCache, modelIn, playableIn } from './compile-cache.ts';
import type { Checking, CompilerApi, Inspecting, Making } from './compiler-api.ts';
import { differencesOf } from './differences.ts';
import { editingService } from './editing-service.ts';
import type { CompiledRules } from './fault-details.ts';
import { pageOf } from './finding-pages.ts';
import { appliedVariants, houseRules, variantsFor } from './house-rules.ts';
import { checkedEdits, checkedPatch, writtenPatch } from './patch-check.ts';
import { patchProposalsAt } from './patch-proposals.ts';
import type { SourceText } from './protocol.ts';
import { dispatch } from './rpc.ts';
import { printedRulebook, rulebookOf } from './rulebook.ts';
import { passagesIn, settingsIn } from './settings.ts';
import type { Stack } from './stack.ts';
import {
  mergedCatalogue,
  mergedWordsFor,
  translationPreview,
  valuesFor,
  type Wordings,
} from './translation-preview.ts';
import { languageOf, worded } from './worded.ts';

type Compiler = ReturnType<typeof createCompiler>;

/** Compiles rules, and answers whatever is asked about their texts. */
export const compilerService = (): CompilerApi => {
  const compiler = createCompiler({ uses: true });
  const cache = createCompileCache();
  return { ...checking(compiler), ...making(compiler, cache), ...inspecting(cache) };
};

function checked(compiler: Compiler, { files, variants }: Stack, lang: string): ReturnType<Checking['check']> {
  const began = performance.now();
  const found = compiler.findings(files, appliedVariants(files, variants));
  const nonRule = nonRuleFindings(files, { model: undefined, files: [], variants: [] }, layoutFindings);
  const findings = quietedSoFar([...found, ...nonRule], compiler.library(files));
  const ms = performance.now() - began;
  return { findings: worded(findings, lang), rulesValid: isSound(found), ms, houseRules: houseRules(files) };
}

const checking = (compiler: Compiler): Checking => ({
  check: (rules, lang) => checked(compiler, rules, lang),
  ask: ({ files, variants }, file, lang, question) => {
    const library = compiler.library(files, variantsFor(file, variants));
    return library && dispatch(editingService(library, file, languageOf(lang)), question);
  },
  format,
  explain: (code, lang) => pageOf(code, languageOf(lang)),
  patchProposals: ({ files }, file, offset) => patchProposalsAt(compiler, files, file, offset),
  writePatch: ({ files }, request) => writtenPatch(files, request),
  checkPatch: (rules, request, lang) => {
    const tried = checkedPatch(compiler, rules, request);
    return tried && { written: tried.written, findings: worded(tried.wrong, lang) };
  },
  settings: (rules) => settingsIn(compiler, rules),
  checkEdits: (rules, edits, lang) => worded(checkedEdits(compiler, rules, edits), lang),
});

/** The rules that were compiled last without an error: those that a match is played under. */
interface Last extends Required<CompiledRules> {
  readonly wordings: Wordings;
}

const making = (compiler: Compiler, cache: CompileCache): Making => {
  let last: Last | undefined;
  /** Catalogues are written with the values of the rules without what lies over them. */
  const baseModel = (files: readonly SourceText[]): CompiledRules['model'] | undefined =>
    last !== undefined && last.variants.length > 0 ? cache.of({ files, variants: [] }).model : last?.model;
  return {
    compile: (rules, lang) => {
      const began = performance.now();
      const stack = { files: rules.files, variants: appliedVariants(rules.files, rules.variants) };
      const compiled = compiler.compile(stack.files, { variants: stack.variants });
      cache.keep(stack, compiled);
      const { model, javascript, texts: wordings } = compiled;
      if (model && javascript !== undefined) last = { model, files: stack.files, variants: stack.variants, wordings };
      return { ...compilationOf(stack, compiled, lang), ms: performance.now() - began };
    },
    warm: () => undefined,
    // Faults are rare, so the interpreter is fetched when there is one.
    faultDetails: async (save, code, lang) => {
      const { faultDetails } = await import('./fault-details.ts');
      return last ? faultDetails(last, save, code, languageOf(lang)) : [];
    },
    example: async (request) => {
      const { exampleOf } = await import('./example.ts');
      return last && exampleOf(last, request, (files, variants) => compiler.compile(files, { variants }));
    },
    translationPreview: ({ files }, asked) =>
      last && translationPreview(last.model, { ...asked, files }, last.wordings),
    rulebook: ({ files }, lang, way) =>
      last && (way === 'print' ? printedRulebook : rulebookOf)({ ...last, files }, lang, last.wordings),
    passages: ({ files }, asked, lang) =>
      passagesIn(files, asked, lang, (of) => last && valuesFor(last.model, files, of, last.wordings)),
    mergedCatalogue: ({ files }, file) => {
      const model = baseModel(files);
      return model && mergedCatalogue(model, files, file);
    },
    mergedWords: ({ files }, file, lang) => {
      const model = baseModel(files);
      return model && mergedWordsFor(model, files, file, lang);
    },
  };
};

const inspecting = (cache: CompileCache): Inspecting => ({
  counting: (rules) => countedIn(cache, rules),
  playable: (rules, lang) => {
    const { counting, findings } = playableIn(cache, rules);
    return { counting, findings: worded(findings, lang) };
  },
  variables: (rules) => {
    const model = modelIn(cache, rules);
    return model ? variablesIn(model) : [];
  },
  model: (rules) => modelIn(cache, rules),
  differences: (before, after, lang) => differencesOf(cache, { before, after }, languageOf(lang)),
  exampleChanges: async (rules, file) => {
    const { exampleChangesIn } = await import('./example-changes.ts');
    return exampleChangesIn(rules, file, cache.of);
  },
  checkExample: async ({ files, variants }, name, lang) => {
    const { checkedExample } = await import('./example-check.ts');
    return checkedExample({ files, variants, name }, languageOf(lang), cache.of);
  },
});
