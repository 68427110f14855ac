import { compile, type InputFile, REVIEWED, reviewed, reviewFindings, textFindings } from '@sandtable/compiler';
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
function held(s: Side): 0..9 = count t in Town where t.owner == s
play { finish won by {red} because "over" }
`;
const CHAPTER = `# Spiel {#spiel}
explains: kind/Town, field/Town.owner, function/held

Städte gehören jemandem.

# Ende {#ende}
explains: play

Das Spiel endet.
`;

const rules: InputFile = { path: 'rules.sand', text: RULES };
const chapter: InputFile = { path: 'text/de/1.md', text: CHAPTER };
const withReviews = (text: string): readonly InputFile[] => [rules, chapter, { path: REVIEWED, text }];
const fresh = reviewed([rules, chapter], compile([rules]), []);

const renamed = (files: readonly InputFile[], what: string, name: string): readonly InputFile[] => {
  const edits = renameAt(libraryOf(files), 'rules.sand', RULES.indexOf(what), name);
  return editFiles(files, edits);
};
const described = (files: readonly InputFile[]) => {
  const compiled = compile(files);
  return [...compiled.findings, ...textFindings(files, compiled.model), ...reviewFindings(files, compiled)]
    .filter(({ code }) => /^(text\/rule-changed|text\/unknown.*|name.*)$/.test(code))
    .map(({ code, fields }) => [code, fields.part]);
};
const textOf = (files: readonly InputFile[], path: string) => files.find((file) => file.path === path)?.text ?? '';

test.each([
  ['owner: Side', 'holder', 'field/Town.holder'],
  ['Town {', 'Place', 'field/Place.owner'],
  ['held(', 'kept', 'function/kept'],
])('what is called otherwise, from %s, is explained as before, and nobody has to read it again', (what, name, part) => {
  const after = renamed(withReviews(fresh), what, name);
  expect(textOf(after, 'text/de/1.md')).toContain(part);
  expect(textOf(after, REVIEWED)).toContain(part);
  expect(textOf(after, REVIEWED).trim().split('\n').toSorted()).toEqual(
    reviewed(after.slice(0, 2), compile(after), []).trim().split('\n').toSorted(),
  );
  expect(described(after)).toEqual([]);
});

test('what waits to be read goes on waiting', () => {
  const waiting = fresh.replace(/(function\/held) \w+/, '$1 zzzz');
  const after = renamed(withReviews(waiting), 'held(', 'kept');
  expect(described(after)).toEqual([['text/rule-changed', 'function/kept']]);
});
