import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnedName, turnedPath } from '../src/storage/turned-names.ts';

test.each([
  ['Strong Towers', 'strong-towers'],
  ['  Bad Name ', 'bad-name'],
  ['Österreichs Stärke', 'oesterreichs-staerke'],
  ['L’été à Lyra', 'lete-a-lyra'],
  ['a_b//c..d', 'a-b-c-d'],
  ['my-rule', 'my-rule'],
  ['1914', 'rule-1914'],
  ['dist', 'rule-dist'],
  ['dist-1', 'rule-dist-1'],
  ['a'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['', undefined],
  ['…!?', undefined],
  ['война', undefined],
])('%j is called %j', (typed, name) => {
  expect(turnedName(typed, 'rule')).toBe(name);
});

test.each([
  ['table.sand', 'table.sand'],
  ['text/de/README.md', 'text/de/README.md'],
  ['l10n/messages.en.ftl', 'l10n/messages.en.ftl'],
  ['Strong Towers', 'strong-towers.sand'],
  ['Städte der Front.CSV', 'staedte-der-front.csv'],
  ['variants\\Strong Towers.sand', 'variants/strong-towers.sand'],
  ['../../etc/passwd', 'etc/passwd.sand'],
  ['.hidden.md', 'hidden.md'],
  ['node_modules/x.json', 'node-modules/x.json'],
  ['notes.docx', 'notes.docx.sand'],
  ['variants/', undefined],
  ['.sand', undefined],
  ['', undefined],
])('a file %j is called %j', (typed, path) => {
  expect(turnedPath(typed)).toBe(path);
});

test.each([
  ['text/de/größe/1-ende.md', 'text/de/größe/1-ende.md'],
  ['text/de/größe/2 Ende', 'text/de/größe/2-ende.md'],
  ['text/fr/größe/1 Anfang.md', 'text/fr/größe/1 Anfang.md'],
  ['text/de/1 Anfang.txt', 'text/de/1 Anfang.txt'],
  ['../Zwei Wege\\3 Wege.md', 'Zwei Wege/3-wege.md'],
  ['text/Zwei Wege/3.md', 'text/zwei-wege/3.md'],
  ['text/de/Größe/1.md', 'text/de/groesse/1.md'],
  ['größe/', undefined],
])('renamed to %j, a file is called %j: what was not renamed stays', (typed, path) => {
  const old = 'text/de/größe/1 Anfang.md';
  expect(turnedPath(typed, { files: [old, 'Zwei Wege/a.md'], old })).toBe(path);
});

test.each([
  ['text/de/größe/neu', 'text/de/größe/neu.sand'],
  ['größe/neu', 'groesse/neu.sand'],
  ['text/de/größe', 'text/de/groesse.sand'],
])('among folders that are there, a new file %j is called %j', (typed, path) => {
  expect(turnedPath(typed, { files: ['text/de/größe/1 Anfang.md'] })).toBe(path);
});

test('what a name is turned into is one, and stays as it is', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aZ9ä ß-_./\\é?&дdist'), maxLength: 60 });
  const isLeft = (typed: string): boolean => /[a-z0-9äßé]/i.test(typed);
  fc.assert(
    fc.property(letters, (typed) => {
      const name = turnedName(typed, 'game');
      expect(name !== undefined).toBe(isLeft(typed));
      if (name !== undefined) {
        expect(name).toMatch(/^(?!dist(?:-|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
        expect(name.length).toBeLessThanOrEqual(40);
        expect(turnedName(name, 'game')).toBe(name);
      }
      const path = turnedPath(typed);
      if (path === undefined) return;
      expect(path).toMatch(/^\w[\w.-]*(?:\/\w[\w.-]*)*\.sand$/);
      expect(turnedPath(path)).toBe(path);
    }),
  );
});
