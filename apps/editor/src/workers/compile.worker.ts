import { layoutFindings } from '@sandtable/board/layout';
import { besideFindings, createCompiler, notedRules, quieted, quietedSoFar } from '@sandtable/compiler';
import { type Diagnostic, preventsPlay } from '@sandtable/diagnostics';
import { toldFinding } from '@sandtable/ide';
import type { Language } from '@sandtable/messages';
import { format } from '@sandtable/syntax';
import { answer } from './ask.ts';
import { bookOf, printedBook } from './book.ts';
import { draftsAbout } from './drafts.ts';
import type { ExampleRequest } from './example.ts';
import type { HeldRequest } from './example-held.ts';
import type { Played } from './fault-met.ts';
import { pageOf } from './finding-pages.ts';
import { houseRules, laidOf, variantsFor } from './house-rules.ts';
import { wholeRequests } from './lean.ts';
import { overlaidIn } from './overlaid.ts';
import { mergedIn, proseIn, type Wordings } from './prose.ts';
import type { CompileReply, CompileRequest, Finding, SourceText } from './protocol.ts';
import { serve } from './rpc.ts';
import { answerOf, stacksKept } from './stacks.ts';
import { triedDraft } from './tried-draft.ts';

type FaultRequest = Extract<CompileRequest, { readonly op: 'fault' }>;
type BookRequest = Extract<CompileRequest, { readonly op: 'book' }>;
type TranslatingRequest = Extract<CompileRequest, { readonly op: 'prose' | 'merge' }>;

const compiler = createCompiler({ uses: true });
const stacks = stacksKept();
const language = (lang: string): Language => (lang === 'de' ? 'de' : 'en');

const worded = (one: Diagnostic, lang: string): Finding => toldFinding(one, language(lang));

const nothing = { findings: [], sound: true, javascript: undefined, digest: '', ms: 0 } as const;
const isSound = (findings: readonly Diagnostic[]): boolean => !findings.some(preventsPlay);

const explain = async (code: string, lang: Language): Promise<CompileReply> => {
  const text = await pageOf(code, lang);
  return text === undefined ? nothing : { ...nothing, text };
};

/** The rules that were compiled last without an error: those that a match is played under. */
let played: Played | undefined;
let isPlayedWithVariants = false;
let playedWords: Wordings = [];

/** Faults are rare, so the interpreter is fetched when there is one. */
const tellFault = async ({ save, code, lang }: FaultRequest): Promise<CompileReply> => {
  const { faultMet } = await import('./fault-met.ts');
  return played ? { ...nothing, lines: faultMet(played, save, code, language(lang)) } : nothing;
};

const recorded = async (request: ExampleRequest): Promise<CompileReply> => {
  const { exampleOf } = await import('./example.ts');
  if (played === undefined) return nothing;
  const example = exampleOf(played, request, (files, variants) => compiler.compile(files, { variants }));
  return { ...nothing, ...(example ? { example } : {}) };
};

const held = async (request: HeldRequest): Promise<CompileReply> => {
  const { exampleHeld } = await import('./example-held.ts');
  return { ...nothing, held: exampleHeld(request, language(request.lang), stacks.of) };
};

const bookAsked = ({ files, lang, way }: BookRequest): CompileReply => {
  if (played === undefined) return nothing;
  const make = way === 'print' ? printedBook : bookOf;
  return { ...nothing, book: make({ ...played, files }, lang, playedWords) };
};

/** Catalogues are written with the values of the rules without what lies over them. */
const baseModel = (files: readonly SourceText[]): Played['model'] | undefined =>
  isPlayedWithVariants ? stacks.of({ files, variants: [] }).model : played?.model;

/** What is shown has the values of the rules that compiled last, with the variants that lie over them. */
const translating = (request: TranslatingRequest): CompileReply => {
  if (request.op === 'prose')
    return played === undefined ? nothing : { ...nothing, prose: proseIn(played.model, request, playedWords) };
  const model = baseModel(request.files);
  if (model === undefined) return nothing;
  const text = mergedIn(model, request.files, request.file);
  return text === undefined ? nothing : { ...nothing, text };
};

serve<CompileRequest, CompileReply>((request) => {
  if (request.op === 'format') return { ...nothing, text: format(request.text) };
  if (request.op === 'explain') return explain(request.code, language(request.lang));
  if (request.op === 'example') return recorded(request);
  if (request.op === 'held') return held(request);
  if (request.op === 'counting' || request.op === 'model' || request.op === 'meaning')
    return { ...nothing, ...answerOf(stacks, request) };
  if (request.op === 'fault') return tellFault(request);
  if (request.op === 'book') return bookAsked(request);
  if (request.op === 'prose' || request.op === 'merge') return translating(request);
  if (request.op === 'ask') {
    const library = compiler.library(request.files, variantsFor(request.question.file, request.variants ?? []));
    return library ? { ...nothing, answer: answer(library, request.question, language(request.lang)) } : nothing;
  }
  if (request.op === 'drafts')
    return { ...nothing, drafts: draftsAbout(compiler, request.files, request.file, request.offset) };
  if (request.op === 'draft') {
    const tried = triedDraft(compiler, request);
    if (tried === undefined) return nothing;
    const findings = tried.wrong.map((one) => worded(one, request.lang ?? 'en'));
    return { ...nothing, drafted: tried.drafted, findings };
  }
  const began = performance.now();
  const house = houseRules(request.files);
  const laid = laidOf(request.files, request.variants ?? []);
  if (request.op === 'check') {
    const rules = compiler.findings(request.files, laid);
    const beside = besideFindings(request.files, { model: undefined, files: [], variants: [] }, layoutFindings);
    const all = [...rules, ...beside];
    const findings = quietedSoFar(all, compiler.library(request.files));
    const ms = performance.now() - began;
    return { ...nothing, findings: findings.map((one) => worded(one, request.lang)), sound: isSound(rules), ms, house };
  }
  const compiled = compiler.compile(request.files, { variants: laid });
  const { javascript, digest, model, texts, rebases } = compiled;
  stacks.keep({ files: request.files, variants: laid }, compiled);
  if (model && javascript !== undefined) {
    played = { model, files: request.files, laid };
    isPlayedWithVariants = laid.length > 0;
    playedWords = texts;
  }
  const all = [...compiled.findings, ...besideFindings(request.files, compiled, layoutFindings)];
  const findings = quieted(all, compiled.files);
  const ms = performance.now() - began;
  const sound = isSound(compiled.findings);
  const overlaid = overlaidIn(request.files, compiled.touched);
  const wording = texts.map(({ path, lang, text }) => ({ path, lang, text }));
  const told = findings.map((one) => worded(one, request.lang));
  const noted = notedRules(request.files, compiled);
  return { findings: told, sound, javascript, digest, ms, house, laid, wording, overlaid, rebases, noted };
}, wholeRequests());
