import { createCompiler } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { type Language, renderFinding } from '@sandtable/messages';
import { format } from '@sandtable/syntax';
import { answer } from './ask.ts';
import { besideFindings } from './beside.ts';
import type { CompileReply, CompileRequest, Finding } from './protocol.ts';
import { serve } from './rpc.ts';

const compiler = createCompiler({ uses: true });
const language = (lang: string): Language => (lang === 'de' ? 'de' : 'en');

const worded = (one: Diagnostic, lang: string): Finding => ({
  code: one.code,
  severity: one.severity,
  file: one.span.file,
  start: one.span.start,
  end: one.span.end,
  message: renderFinding(one, language(lang)),
  fixes: one.fixes.map((fix) => ({
    title: renderFinding({ ...fix, code: fix.title }, language(lang)),
    edits: fix.edits,
  })),
});

const nothing = { findings: [], sound: true, javascript: undefined, digest: '', ms: 0 } as const;
const isSound = (findings: readonly Diagnostic[]): boolean => !findings.some((one) => one.severity === 'error');

/** The pages are long and seldom asked for, so they are fetched when somebody does. */
const explain = async (code: string, lang: Language): Promise<CompileReply> => {
  const { pageOf } = await import('@sandtable/messages/pages');
  const text = pageOf(code, lang);
  return text === undefined ? nothing : { ...nothing, text };
};

serve<CompileRequest, CompileReply>((request) => {
  if (request.op === 'format') return { ...nothing, text: format(request.text) };
  if (request.op === 'explain') return explain(request.code, language(request.lang));
  if (request.op === 'ask') {
    const library = compiler.library(request.files);
    return library ? { ...nothing, answer: answer(library, request.question, language(request.lang)) } : nothing;
  }
  const began = performance.now();
  if (request.op === 'check') {
    const rules = compiler.findings(request.files);
    const findings = [...rules, ...besideFindings(request.files, { model: undefined, files: [] })];
    const ms = performance.now() - began;
    return { ...nothing, findings: findings.map((one) => worded(one, request.lang)), sound: isSound(rules), ms };
  }
  const compiled = compiler.compile(request.files);
  const { javascript, digest } = compiled;
  const findings = [...compiled.findings, ...besideFindings(request.files, compiled)];
  const ms = performance.now() - began;
  const sound = isSound(compiled.findings);
  return { findings: findings.map((one) => worded(one, request.lang)), sound, javascript, digest, ms };
});
