import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }                     §1
kind Town { size: 1..9 }
die D6 { 1..6 }  reconstructed "the box shows a cube"
relation road: Town -- Town
table Side {
  id
  red
  blue
}
table Town {
  id    size                                             §2.10
  aria  1     reconstructed size: "by eye"
  bree  2     from "the map"
}
table road {
  aria -- bree  reconstructed "they lie close"
}
seats for Side { two { first {red}  second {blue} } }
ruling first: Side = red because "the book does not say"  §4
expect count(Town) == 2 as towns                          §2.10
play { turn(first) }                                      §2.9
procedure turn(s: Side) {
  s.points += 1                                           §3
}
procedure idle() { }
example "a turn is a point" {                             §3 §5
  run turn(red)
  then { red.points == 1 }
}
`;

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(cwd, 'sample'));
  await writeFile(join(cwd, 'sample', 'rules.sand'), RULES);
  await writeFile(join(cwd, 'sample', 'messages.fr.ftl'), 'ruling--first--because = le livret n’en dit rien\n');
});
afterAll(async () => await rm(cwd, { recursive: true }));

const result = async (command: string) => JSON.parse((await sandtable(cwd, command, 'sample', '--json')).out).result;

test('sections: gaps first, then in the order of the book', async () => {
  const { sections, gaps, uncited } = await result('sections');
  const brief = sections.map(({ section, gap }: { section: string; gap: string }) => `${section} ${gap}`);
  expect(brief).toEqual(['1 example', '2.9 example', '4 example', '5 rule', '2.10 none', '3 none']);
  expect([gaps, uncited]).toEqual([4, ['idle']]);
});

test('sections: a line inside a procedure cites for it, rows are counted', async () => {
  const { sections } = await result('sections');
  expect(sections.at(-1)).toMatchObject({ section: '3', rules: ['turn'], examples: ['a turn is a point'] });
  expect(sections.at(-2)).toMatchObject({ section: '2.10', rules: [], rows: 2, expectations: ['towns'] });
});

test('facts: what was made up, by member and column', async () => {
  const { facts, rulings } = await result('facts');
  expect(facts).toEqual([
    { kind: 'Town', member: 'aria', columns: ['size'], text: 'by eye' },
    { kind: 'road', member: 'aria -- bree', columns: [], text: 'they lie close' },
    { kind: 'die', member: 'D6', columns: [], text: 'the box shows a cube' },
  ]);
  expect(rulings).toEqual([{ name: 'first', value: 'red', because: 'the book does not say', cites: ['4'] }]);
});

test('both speak to people as well', async () => {
  const sections = await sandtable(cwd, 'sections', 'sample');
  expect(sections.out).toContain('§1  no example\n  rules: Side\n');
  expect(sections.out.split('\n').at(-1)).toBe('sample: 6 sections, 4 with gaps; procedures without a citation: 1');
  const facts = await sandtable(cwd, 'facts', 'sample', '--lang', 'de');
  expect(facts.out).toContain('Town.size: by eye\n  aria');
  expect(facts.out).toContain('Auslegung first = red: the book does not say §4');
});

test('facts: reasons are in the language of the ruleset’s texts', async () => {
  const { out } = await sandtable(cwd, 'facts', 'sample', '--lang', 'fr');
  expect(out).toContain('le livret n’en dit rien §4');
});

test.each(['sections', 'facts'])('%s needs a ruleset that can be read', async (command) => {
  await mkdir(join(cwd, 'empty'), { recursive: true });
  const { code, out } = await sandtable(cwd, command, 'empty');
  expect([code, out]).toEqual([1, expect.stringContaining('ruleset/missing')]);
  expect((await sandtable(cwd, command)).err).toContain('needs GAME');
});
