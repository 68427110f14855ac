import { compile, type InputFile, noteFindings, ruleNamed } from '@sandtable/compiler';
import { NOTES, readNotes } from '@sandtable/compiler/notes';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { renameAt } from '../src/index.ts';
import { libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "towns" version "1.0.0" language 1
kind Side
table Side { id
  red }
kind Town { owner: Side }
table Town { id owner
  aria red }
seats for Side { one { a {red} } }
constant limit: 1..9 = 3
function held(s: Side): 0..9 = count t in Town where t.owner == s
procedure settle(s: Side) {
  phase rest { }
}
play { settle(red)
  finish won by {red} because "over" }
`;
const PARTS = ['kind/Town', 'field/Town.owner', 'constant/limit', 'function/held', 'procedure/settle', 'settle/rest'];
const rules: InputFile = { path: 'rules.sand', text: RULES };

/** A thread about each rule, as it is today; comments name rules, too. */
const threads = PARTS.map((part) => `## ${part} ${ruleNamed([rules], part).print}\n\n- Anna: is this held?\n`);
const notes = `# All\n\n${threads.join('\n')}\n## play 0000\n\n- Ben: so?\n- [x] Anna\n`;

const renamed = (text: string, what: string, name: string): readonly InputFile[] => {
  const files = [rules, { path: NOTES, text }];
  return editFiles(files, renameAt(libraryOf(files), 'rules.sand', RULES.indexOf(what), name));
};
const described = (files: readonly InputFile[]) => {
  const compiled = compile(files);
  return [...compiled.findings, ...noteFindings(files, compiled)].map(({ code, fields }) => [code, fields.part]);
};
const partsIn = (files: readonly InputFile[]) => readNotes(files[1]?.text ?? '').threads.map(({ part }) => part);

test.each([
  ['owner: Side', 'holder', ['field/Town.owner', 'field/Town.holder']],
  ['Town {', 'Place', ['kind/Town', 'kind/Place'], ['field/Town.owner', 'field/Place.owner']],
  ['limit:', 'most', ['constant/limit', 'constant/most']],
  ['held(', 'kept', ['function/held', 'function/kept']],
  ['settle(s', 'found', ['procedure/settle', 'procedure/found'], ['settle/rest', 'found/rest']],
  ['red }', 'green'],
])('threads follow what is called otherwise, from %s to %s', (what, name, ...moved) => {
  const after = renamed(notes, what, name);
  expect(partsIn(after)).toEqual([...PARTS, 'play'].map((part) => moved.find(([old]) => old === part)?.[1] ?? part));
  expect(described(after)).toEqual([]);
  // No comment has changed.
  const spoken = (text = '') => text.split('\n').filter((line) => !line.startsWith('## '));
  expect(spoken(after[1]?.text)).toEqual(spoken(notes));
});

test('a thread about a rule that was changed before goes on saying so', () => {
  const waiting = notes.replace(/(function\/held) \w+/, '$1 zzzz');
  expect(described(renamed(waiting, 'held(', 'kept'))).toEqual([['note/changed', 'function/kept']]);
});

test('a thread that was begun without a fingerprint gets none', () => {
  const bare = notes.replace(/(function\/held) \w+/, '$1');
  expect(renamed(bare, 'held(', 'kept')[1]?.text).toContain('## function/kept\n');
});
