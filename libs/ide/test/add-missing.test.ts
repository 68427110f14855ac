import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiler, type InputFile } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { localizedFinding, repairsFor } from '../src/index.ts';
import { overlapping } from './apart.ts';
import { filesOf, typing } from './rules.ts';

const CODES = ['name/unknown', 'table/unknown-column', 'example/label', 'policy/choice', 'table/missing-file'];

/** All repairs of what is unknown, those that come with the findings and those that take a look at the ruleset. */
function repairs(files: readonly InputFile[]) {
  const compiler = createCompiler({ uses: true });
  const found = compiler.findings(files).filter(({ code }) => CODES.includes(code));
  const library = compiler.library(files);
  return found.map((one) => {
    const reported = localizedFinding(one, 'en');
    return { one, fixes: [...reported.fixes, ...(library ? repairsFor(library, reported, 'en') : [])] };
  });
}

const nameIn = ({ fields }: Diagnostic): unknown => fields.name ?? fields.column ?? fields.path;

/** Adding takes the finding away and breaks no syntax. */
function expectLaw(files: readonly InputFile[]): void {
  for (const { one, fixes } of repairs(files)) {
    expect(
      fixes.map(({ title }) => title),
      JSON.stringify(one.fields),
    ).not.toEqual([]);
    for (const fix of fixes) {
      expect(overlapping(fix.edits)).toEqual([]);
      const remaining = createCompiler().findings(editFiles(files, fix.edits));
      const text = `${fix.title}\n${editFiles(files, fix.edits)[0]?.text}`;
      expect(
        remaining.filter((other) => other.code === one.code && nameIn(other) === nameIn(one)),
        text,
      ).toEqual([]);
      expect(
        remaining.filter(({ code }) => code.startsWith('syntax/')),
        text,
      ).toEqual([]);
    }
  }
}

const cases: readonly (readonly [typed: string, old: string, title: string, line: string])[] = [
  [
    'state turn: 0..9 = begi⟨cursor⟩nning',
    'state turn: 0..9 = 0',
    'Declare “beginning” as a constant',
    'constant beginning: 0..9 = 0',
  ],
  [
    '= c.strength > stri⟨cursor⟩ct',
    '= c.strength > limit',
    'Declare “strict” as a constant',
    'constant strict: 1..4 = 1',
  ],
  ['strong(c: dar⟨cursor⟩ing)', 'strong(c: blue)', 'Declare “daring” as a constant', 'constant daring: Clan = red'],
  ['strong(c: dar⟨cursor⟩ing)', 'strong(c: blue)', 'Add “daring” to the table of Clan', '  daring 3'],
  [
    '  pale⟨cursor⟩ -> 0\n',
    '  dark -> 0\n',
    'Add “pale” to the values of Hue',
    'type Hue = dark | light | mixed(1..3) | pale',
  ],
  ['{ rounds⟨cursor⟩ += 1 }\n  log', '{ turn += 1 }\n  log', 'Declare “rounds” as state', 'state rounds: 0..9 = 0'],
  [
    'if brave⟨cursor⟩(mover, 2) and',
    'if strong(mover) and',
    'Declare a function “brave”',
    'function brave(mover: Clan, b: 0..9): bool = false',
  ],
  [
    '{ cheer⟨cursor⟩(mover) }\n  log',
    '{ turn += 1 }\n  log',
    'Declare a procedure “cheer”',
    'procedure cheer(mover: Clan) {',
  ],
  [
    '= c.valour⟨cursor⟩ > limit',
    '= c.strength > limit',
    'Add field “valour” to Clan',
    'kind Clan { strength: 1..4, state score: 0..9 = 0, state home: Place? seen by everyone, valour: 0..9 = 0 }',
  ],
  [
    '{ mover.fame⟨cursor⟩ += 1 }\n  if road',
    '{ mover.score += 1 }\n  if road',
    'Add field “fame” to Clan',
    'kind Clan { strength: 1..4, state score: 0..9 = 0, state home: Place? seen by everyone, state fame: 0..9 = 0 }',
  ],
  [
    'if road.toll⟨cursor⟩(goal',
    'if road.length(goal',
    'Add field “toll” to road',
    'relation road: Place -- Place { length: 1..9 = 1, toll: 0..9 = 0 }',
  ],
  ['let luck = roll Chance⟨cursor⟩ by', 'let luck = roll Luck by', 'Declare a die “Chance”', 'die Chance { 1..6 }'],
  ['state turn: Phase⟨cursor⟩ = 0', 'state turn: 0..9 = 0', 'Declare a type “Phase”', 'type Phase = one | two'],
  ['let guard = create Sentry⟨cursor⟩(', 'let guard = create Guard(', 'Declare a kind “Sentry”', 'kind Sentry pool 9'],
  ['other by shy⟨cursor⟩ {blue}', 'other by bold {blue}', 'Declare a policy “shy”', 'policy shy for Clan {'],
];

test.each(cases)('%s', (typed, old, title, line) => {
  const { text } = typing(typed, old);
  const files = filesOf(text);
  const fixes = repairs(files).flatMap((one) => one.fixes);
  expect(fixes.map((fix) => fix.title)).toContain(title);
  const [main] = editFiles(files, fixes.find((fix) => fix.title === title)?.edits ?? []);
  expect(main?.text.split('\n')).toContain(line);
  expectLaw(files);
});

const folder = join(import.meta.dirname, '../../compiler/test/findings');
const golden = readdirSync(folder).filter((name) =>
  /^(name-unknown|table-unknown-column|example-label|policy-choice|table-missing-file)\b/.test(name),
);

function filesIn(name: string): readonly InputFile[] {
  const blocks = readFileSync(join(folder, name), 'utf8').matchAll(/^```(?!mended|findings)\w+ (\S+)\n(.*?)^```$/gms);
  return [...blocks].map(([, path = '', text = '']) => ({ path, text }));
}

/** The unknown name as nothing else is called, so that no name is near. */
function faraway(files: readonly InputFile[]): readonly InputFile[] {
  const [one] = createCompiler()
    .findings(files)
    .filter(({ code }) => CODES.includes(code));
  const name = String(one && nameIn(one));
  const other = /^\p{Lu}/u.test(name) ? 'Qqxyqxyqx' : 'qqxyqxyqx';
  return files.map(({ path, text }) => ({ path, text: text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), other) }));
}

test.each(golden)('law: whatever is unknown in %s can be mended, near or not', (name) => {
  const files = filesIn(name);
  if (files.some(({ path }) => path.startsWith('variants/'))) return;
  expectLaw(files);
  expectLaw(faraway(files));
});
