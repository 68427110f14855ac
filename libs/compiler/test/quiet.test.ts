import { format } from '@sandtable/syntax';
import { expect, test } from 'vitest';
import { compile, createCompiler, quieted, quietedSoFar, textFindings } from '../src/index.ts';

const rules = (quiet: string, more = ''): string => `ruleset "sample" version "1.0.0" language 1
${quiet}
state moves: 0..9 = 0
procedure move() { moves += 1 }
${more}`;
const UNUSED = { path: 'l10n/messages.en.ftl', text: 'nothing = Nothing\n' };

const described = (quiet: string, more = '') => {
  const files = [{ path: 'main.sand', text: rules(quiet, more) }, UNUSED];
  const compiled = compile(files);
  const all = [...compiled.findings, ...textFindings(files, compiled.model)];
  const soFar = quietedSoFar(all, createCompiler().library(files)).map(({ code }) => code);
  return { all: quieted(all, compiled.files).map(({ code }) => code), soFar };
};

test('a finding with a reason to be silent is not reported', () => {
  expect(described('').all).toEqual(['text/unused']);
  expect(described('quiet { "text/unused" because "Later." }')).toEqual({ all: [], soFar: [] });
});

test('a silence that silences nothing is reported, once everything was looked at', () => {
  const quiet = 'quiet { "text/unused" because "Later." "code/unreachable" because "Later." }';
  expect(described(quiet)).toEqual({ all: ['quiet/unused'], soFar: [] });
  expect(described(quiet, 'state other: 0..9 = nothingAtAll\n').all).toEqual(['name/unknown']);
});

test('a line of silences is laid out as other lists are', () => {
  const text = rules('quiet   {  "text/unused"   because "Later." }');
  expect(format(text)).toContain('quiet { "text/unused" because "Later." }');
  expect(format(format(text))).toBe(format(text));
});

test('places follow edits', () => {
  const compiler = createCompiler();
  const text = rules('quiet { "text/unusd" because "Later." }');
  compiler.library([{ path: 'main.sand', text }]);
  const later = `// A comment before.\n${text}`;
  const [found] = quietedSoFar([], compiler.library([{ path: 'main.sand', text: later }]));
  expect(later.slice(found?.span.start, found?.span.end)).toBe('"text/unusd"');
});
