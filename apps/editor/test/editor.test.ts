import { createTexts } from '@sandtable/board/texts';
import { createMessages, type Values } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { createDrafts } from '../src/state/drafts.ts';
import { createFiles } from '../src/state/files.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { initial } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { say } from '../src/words.ts';

const opened = async () => {
  const project = inMemory({ 'g/a.sand': 'one' });
  const store = createStore({ ...initial, files: await project.list() });
  const files = createFiles(store, project, () => undefined, createDrafts(memoryStorage()));
  await files.load('g');
  return { project, store, files };
};

test('what is edited is saved', async () => {
  const { project, store, files } = await opened();
  files.edit('g/a.sand', 'two');
  await files.save('g/a.sand');
  expect((await project.read('g/a.sand'))?.text).toBe('two');
  expect(store.get().buffers['g/a.sand']?.dirty).toBe(false);
});

test('a conflict writes nothing until it is settled', async () => {
  const { project, store, files } = await opened();
  files.edit('g/a.sand', 'mine');
  const before = await project.read('g/a.sand');
  await project.write('g/a.sand', 'theirs', before?.version ?? '');
  await files.save('g/a.sand');
  expect((await project.read('g/a.sand'))?.text).toBe('theirs');
  expect(store.get().conflict?.theirs.text).toBe('theirs');
  await files.settle('mine');
  expect((await project.read('g/a.sand'))?.text).toBe('mine');
});

test('taking theirs replaces the text on the page', async () => {
  const { project, store, files } = await opened();
  files.edit('g/a.sand', 'mine');
  await project.write('g/a.sand', 'theirs', (await project.read('g/a.sand'))?.version ?? '');
  await files.save('g/a.sand');
  await files.settle('theirs');
  expect(store.get().buffers['g/a.sand']).toMatchObject({ text: 'theirs', dirty: false });
});

test('log lines use the texts of the ruleset and stay readable without', () => {
  const texts = createTexts(
    (path) => (path === 'Side.north.name' ? 'Norden' : undefined),
    (m) => (m === 'north' ? 'Side' : undefined),
    { yes: 'ja', no: 'nein', none: 'nichts' },
  );
  const decision = { decision: 1, sort: 'decision', path: 'fight/wait' } as const;
  expect(texts.line({ ...decision, args: { role: 'north', answer: 'true' } })).toBe('Norden: Wait ja');
  expect(texts.line({ ...decision, args: { role: 'north', answer: [] } })).toBe('Norden: Wait nichts');
  const roll = { decision: 1, sort: 'roll', path: 'fight/hit', args: { die: 'D6', faces: ['4', '2'] } } as const;
  expect(texts.line(roll)).toBe('Hit: 4, 2');
});

test('what was set by hand is called as the rules call it', () => {
  const words: Readonly<Record<string, string>> = { 'fight/red': 'Red cube' };
  const texts = createTexts(
    (path, args = {}) => (path === 'hand/dice' ? `${args.place} gives ${args.gives}` : words[path]),
    () => undefined,
    { yes: 'yes', no: 'no', none: 'none' },
  );
  const reported = { decision: 1, sort: 'hand', path: 'hand/dice' } as const;
  expect(texts.line({ ...reported, args: { place: 'fight/red', times: 2, gives: ['4'] } })).toBe('Red cube gives 4');
  expect(texts.line({ ...reported, args: { place: 'fight/blue', times: 2, gives: ['4'] } })).toBe('fight/blue gives 4');
});

test('members of pools are called by what they are, in old lines by what they were', () => {
  const messages = createMessages('en', [
    `
Unit_name = { $branch ->
    [foot] F
   *[other] H
} { $at } ({ $escorts })
    .head = at
Town_aria_name = Aria
Town_bree_name = Bree
    .gen = Bree’s
fall = { TERM($u, case: "gen") } falls
`,
  ]);
  const texts = createTexts(
    (path, args = {}) => (messages.has(path) ? messages.text(path, args as Values) : undefined),
    (m) => (m.startsWith('unit_') ? 'Unit' : m === 'aria' || m === 'bree' ? 'Town' : undefined),
    { yes: 'yes', no: 'no', none: 'nothing' },
    (m) => (m === 'unit_1' ? { branch: 'foot', at: 'aria', escorts: 'unit_2' } : undefined),
  );
  expect(texts.member('unit_1', 'Unit')).toBe('F Aria (Unit 2)');
  expect(texts.member('unit_2')).toBe('Unit 2');
  const line = { decision: 1, sort: 'log', path: 'fall', args: { u: 'unit_1' } } as const;
  expect(texts.line(line)).toBe('F Aria (Unit 2) falls');
  const members = { unit_1: { branch: 'horse', at: 'bree', escorts: 'none' } };
  expect(texts.line({ ...line, members })).toBe('H Bree’s (none) falls');
});

test('words take values', () => {
  expect(say('de')('chooseBetween', { low: 1, high: 3 })).toBe('Wähle 1 bis 3');
});
