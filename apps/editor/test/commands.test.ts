import { expect, test } from 'vitest';
import { searchCommands } from '../src/commands/command-search.ts';
import { KEY_HINTS } from '../src/commands/key-hints.ts';
import { keyName } from '../src/commands/key-name.ts';
import { isPressed, type Pressed } from '../src/commands/key-press.ts';
import { COMMANDS, commandOf, isAvailable } from '../src/commands/registry.ts';
import { PANELS } from '../src/state/slices/ui.ts';
import { initial } from '../src/state/state.ts';
import { fetchWords, say } from '../src/words.ts';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('keys are told apart by what is held with them', () => {
  expect(isPressed('Mod+Shift+P', press('P', { ctrlKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('Mod+Shift+P', press('p', { metaKey: true, shiftKey: true }))).toBe(true);
  expect(isPressed('Mod+P', press('p', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed('F8', press('F8', { shiftKey: true }))).toBe(false);
  expect(isPressed('e', press('e', { altKey: true }))).toBe(false);
  // On some keyboards a question mark needs Shift.
  expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true);
  expect(isPressed('?', press('?'))).toBe(true);
});

test.each([
  ['en', 'Home End', 'Esc', 'Ctrl+Shift+Enter'],
  ['de', 'Pos1 Ende', 'Esc', 'Strg+Umschalt+Eingabe'],
  ['fr', 'Début Fin', 'Échap', 'Ctrl+Maj+Entrée'],
])('keys are called as on keyboards of %s', async (lang, ...names) => {
  await fetchWords(lang);
  expect(['Home End', 'Esc', 'Mod+Shift+Enter'].map((keys) => keyName(keys, say(lang)))).toEqual(names);
});

test('commands are found by their words in any order, without accents, those that begin so first', () => {
  const commands = ['Restore points', 'Show Log', 'Größe ändern', 'Log out'].map((title) => ({ title, group: 'Page' }));
  const found = (query: string) => searchCommands(commands, query).map(({ title }) => title);
  expect(found('log')).toEqual(['Log out', 'Show Log']);
  expect(found('log show')).toEqual(['Show Log']);
  expect(found('andern große')).toEqual(['Größe ändern']);
  expect(found('weather')).toEqual([]);
  expect(found(' ')).toHaveLength(4);
});

test('every command has an id, a title and keys of its own', () => {
  const ids = COMMANDS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const lang of ['en', 'de']) for (const one of COMMANDS) expect(one.title(say(lang))).toMatch(/\S/);
  const heard = COMMANDS.filter(({ heard: by }) => by !== 'by-editor').flatMap(({ keys = [] }) => keys);
  expect(heard).toEqual([...new Set(heard)]);
  const shown = [...COMMANDS.map(({ group }) => group), ...KEY_HINTS.map(({ group }) => group)];
  expect(shown.map((word) => say('en')(word)).filter((text) => text === '')).toEqual([]);
});

test('what can be done depends on what is open', () => {
  const ids = (state: typeof initial) => COMMANDS.filter((one) => isAvailable(one, state)).map(({ id }) => id);
  expect(ids(initial)).toContain('project.newGame');
  expect(ids(initial)).not.toContain('project.exportZip');
  const open = ids({ ...initial, ruleset: 'g' });
  expect(open).toEqual(expect.arrayContaining(PANELS.map((panel) => `panel.${panel}`)));
  expect(open).not.toContain('match.undo');
  const table = ids({ ...initial, ruleset: 'g', face: 'play' });
  expect(table).toContain('page.flip');
  expect(table.filter((id) => !/^(?:page\.(?:commands|help|flip)|theme\.|language\.)/.test(id))).toEqual([]);
  expect(() => commandOf('no.such')).toThrow();
});
