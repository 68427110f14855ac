import { createCompiler } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { renderFinding } from '@sandtable/messages';
import { format } from '@sandtable/syntax';
import type { CompileReply, CompileRequest, Finding } from './protocol.ts';
import { serve } from './rpc.ts';

const compiler = createCompiler();

const worded = (one: Diagnostic, lang: string): Finding => ({
  code: one.code,
  severity: one.severity,
  file: one.span.file,
  start: one.span.start,
  end: one.span.end,
  message: renderFinding(one, lang === 'de' ? 'de' : 'en'),
});

const nothing = { findings: [], javascript: undefined, digest: '', ms: 0 } as const;

serve<CompileRequest, CompileReply>((request) => {
  if (request.op === 'format') return { ...nothing, text: format(request.text) };
  const began = performance.now();
  const { findings, javascript, digest } = compiler.compile(request.files);
  const ms = performance.now() - began;
  return { findings: findings.map((one) => worded(one, request.lang)), javascript, digest, ms };
});
