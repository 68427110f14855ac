import { expect, test } from 'vitest';
import { type Io, run } from '../../src/index.ts';
import { compiledOnce } from '../compiled-once.ts';
import { HIDDEN_ARMY } from '../hidden/army.ts';
import { ownFolder } from '../own-folder.ts';

const { at, sandtable, write } = ownFolder();
const CLEARED = '<cleared>';

/** Someone at a terminal of 60 columns, who types lines; what they are asked is part of what they read. */
async function seated(lines: readonly string[], argv: readonly string[], world: Partial<Io> = {}): Promise<string> {
  const typed = [...lines];
  const out: string[] = [];
  const io: Io = {
    cwd: at('.'),
    write: (text) => void out.push(text),
    complain: (text) => void out.push(text),
    readLine: async (prompt) => {
      const line = typed.shift();
      out.push(`${prompt} ${line ?? ''}`.trim());
      return line;
    },
    seconds: () => 0,
    seed: () => 1,
    compile: compiledOnce,
    interrupted: () => new Promise(() => undefined),
    size: () => ({ columns: 60, rows: 24 }),
    clear: () => void out.push(CLEARED),
    ...world,
  };
  await run(argv, io);
  return out.join('\n');
}

const forts = async (lines: readonly string[], ...more: readonly string[]): Promise<string> => {
  await sandtable('new', 'forts');
  return await seated(lines, ['play', 'forts', '--seed', '1', '--lang', 'en', ...more]);
};

test('alone, a person plays the first seat against a bot, and reads how to change that', async () => {
  const out = await forts(['q']);
  expect(out).toContain('You play North. A bot plays South.');
  expect(out.replaceAll(/\s+/g, ' ')).toContain('--bot second=normal to choose a bot');
  expect(await forts(['1', '1', 'q'], '--seat', 'second')).toContain('You play South. A bot plays North.');
});

test('two people play in turn, and nobody plays for them', async () => {
  const out = await forts(['1 1', '2', 'q'], '--people', '2');
  expect(out).not.toMatch(/bots? plays?/i);
  expect(out).toMatch(/North: Storm a fort – Mill\.\n {2}Attack die: \d\n/);
  expect(out).toMatch(/South: What do you do\?/);
});

test('? lists what can be typed, in the language of the match', async () => {
  expect(await forts(['?', 'q'])).toMatch(/ {2}\?, help, h +shows this list\n {2}why +explains what led/);
  const german = await forts(['hilfe', 'q'], '--lang', 'de');
  expect(german).toMatch(/ {2}warum, why +erklärt, was zu dieser Frage/);
});

test('why tells what happened before, which rule asks, and what is possible', async () => {
  const out = await forts(['1 1', 'why', 'why storm', 'why cake', 'q'], '--people', '2');
  expect(out).toMatch(/What happened last:\n {2}North: Storm a fort – Mill/);
  expect(out).toMatch(/“What do you do\?” is asked by the rule at rules\.sand:\d+/);
  expect(out).toContain('Storm a fort is possible.');
  expect(out.replaceAll(/\s+/g, ' ')).toContain('“cake” isn’t among the answers');
});

test('undo takes back a pick, then a move', async () => {
  const out = await forts(['1', 'undo', '2', 'u', 'q'], '--people', '2');
  const asked = out.match(/^(North|South): (What do you do\?|Storm a fort · Which fort\?)/gm);
  expect(asked).toEqual([
    'North: What do you do?',
    'North: Storm a fort · Which fort?',
    'North: What do you do?',
    'South: What do you do?',
    'North: What do you do?',
  ]);
});

test('log and show tell what was, and what is', async () => {
  const out = await forts(['log', '1 1', 'log 1', 'show mill', 'show nowhere', 'q'], '--people', '2');
  expect(out).toContain('Nothing has happened yet.');
  expect(out).toMatch(/: log 1\n[^\n]*\n[^\n]*South: What do you do\?/);
  expect(out).toMatch(/: show mill\n {2}Mill +\w*/);
  expect(out).toContain('Nothing with that name is on the board.');
});

test('what is not understood is reported, with what it may mean', async () => {
  const out = await forts(['xyz', '', '9', 'q'], '--people', '2');
  expect(out).toContain('“xyz” isn’t one of the answers.');
  expect(out).toContain('“9” isn’t one of the answers.');
  expect(out).not.toContain('“” isn’t');
});

test('colors are there where a terminal has them, and go with --no-color', async () => {
  await sandtable('new', 'forts');
  const argv = ['play', 'forts', '--seed', '1', '--lang', 'en'];
  expect(await seated(['q'], argv, { hasColors: true })).toContain('\u001b[1mNorth: What do you do?\u001b[0m');
  expect(await seated(['q'], [...argv, '--no-color'], { hasColors: true })).not.toContain('\u001b');
  const plain = await seated(['q'], argv);
  expect(plain).not.toContain('\u001b');
  expect(plain).not.toMatch(/[\uF8E0-\uF8EF]/);
});

test('where something is hidden, the screen is cleared before the next person reads', async () => {
  await write('rulesets/sample/rules.sand', HIDDEN_ARMY);
  const argv = ['play', 'sample', '--people', '2', '--seed', '5', '--lang', 'en'];
  const out = await seated(['', '', '', '', '3', '', '', 'q'], argv);
  const [first = '', second = ''] = out.split(CLEARED);
  expect(first).toMatch(/^Seed|^first: take the keyboard and press Enter\./m);
  expect(first).toContain('Press Enter to clear the screen for the next player.');
  expect(second).toMatch(/^\n?second: take the keyboard and press Enter\./);
  expect(await seated(['q'], ['play', 'sample', '--seed', '5'])).not.toContain('take the keyboard');
});

test('more answers than the screen has lines are shown page by page', async () => {
  const names = Array.from({ length: 100 }, (_, i) => `town${i}`);
  await write('rulesets/many/rules.sand', many(names));
  const out = await seated(['more', 'town19'], ['play', 'many', '--lang', 'en', '--people', 'all']);
  const [first = '', rest = ''] = out.split(': more');
  expect(first).toMatch(/… \d+ more; type “more”/);
  expect(first).not.toContain('Town99');
  expect(rest).toContain('Town99');
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(60);
});

const many = (names: readonly string[]): string => `ruleset "many" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town
table Town { id
  ${names.join('\n  ')}
}
seats for Side { one { alone {red} } }
play {
  let goal = choose one of Town by red
  finish won by {red}
}
`;

test('texts of a ruleset for its procedure “play” don’t replace ours', async () => {
  await sandtable('new', 'forts');
  await write('forts/l10n/messages.en.ftl', 'play--turn = Turn of the ruleset\nplay--type-quit = never\n');
  const out = await seated(['q'], ['play', 'forts', '--seed', '1', '--lang', 'en']);
  expect(out).not.toContain('Turn of the ruleset');
  expect(out).toContain('Stopped after 0 moves.');
});

test('too many or too few are reported with how many are expected', async () => {
  const rules = many(['aria', 'bree', 'corin', 'dorn']).replace('one of Town', '2..3 of Town');
  await write('rulesets/many/rules.sand', rules);
  const out = await seated(['1', '1-4', '1-3'], ['play', 'many', '--lang', 'en', '--people', 'all']);
  expect(out).toContain('1 picked, but expected 2 to 3.');
  expect(out).toContain('4 picked, but expected 2 to 3.');
  expect(out).toContain('Red: Goal Aria, Bree, Corin');
});
