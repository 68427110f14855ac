import { mkdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const { at, sandtable, write } = ownFolder();

async function game(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  await mkdir(at('rulesets/sample'), { recursive: true });
  for (const [path, content] of Object.entries(files)) await write(`rulesets/sample/${path}`, content);
  return 'sample';
}

describe('wrong usage is reported in a sentence and ends with 2', () => {
  test.each([
    [['paint'], 'Unknown command “paint”'],
    [['check', '--paint'], '--paint'],
    [['check', 'nowhere'], 'Unknown ruleset “nowhere”'],
    [['check', 'nowhere+fog'], 'Unknown ruleset “nowhere”'],
    [['check', '--lang', 'it'], 'Unsupported language “it”'],
    [['play'], 'needs GAME'],
    [['explain'], 'needs CODE'],
    [['explain', 'no/such'], 'Unknown finding “no/such”'],
    [['edit', 'nowhere'], 'isn’t a folder'],
    [['edit', '.', '--port', 'x'], '--port'],
  ])('%j', async (argv, sentence) => {
    const { code, err } = await sandtable(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('also in German', async () => {
    expect((await sandtable('paint', '--lang', 'de')).err).toContain('Unbekannter Befehl „paint“');
  });

  test('no command at all shows the help', async () => {
    const { code, out } = await sandtable();
    expect(code).toBe(2);
    expect(out).toContain('  check  ');
  });
});

describe('check', () => {
  test('an empty folder', async () => {
    const { code, out } = await sandtable('check', await game({}));
    expect(code).toBe(1);
    expect(out).toContain('ruleset/missing');
    expect(out).toMatch(/^More about this: sandtable explain ruleset\/missing$/m);
  });

  test('several findings name the page of the first', async () => {
    const rules = 'ruleset "sample" version "1.0.0" language 1\nstate a: int = b\nstate c: int = 1 && 2\n';
    const { out } = await sandtable('check', await game({ 'a.sand': rules }), '--lang', 'de');
    expect(out.split('\n').at(-1)).toBe('Mehr dazu, zum Beispiel: sandtable explain syntax/instead');
  });

  test('a binary file', async () => {
    const { code, out } = await sandtable('check', await game({ 'a.sand': new Uint8Array([0, 1, 2, 255, 254, 0]) }));
    expect(code).toBe(1);
    expect(out).toContain('syntax/binary');
  });

  test('a table that is missing', async () => {
    const rules = 'ruleset sample "1.0" language 1\nkind Stone { weight: 0..9 }\ntable Stone from "stones.csv"\n';
    const { code, out } = await sandtable('check', await game({ 'a.sand': rules }));
    expect(code).toBe(1);
    expect(out).toContain('table/missing-file');
  });

  test('with --build, a game that can be begun', async () => {
    expect(await sandtable('check', 'hex-dice', '--build')).toMatchObject({ code: 0 });
  });

  test('one envelope of JSON', async () => {
    const { out } = await sandtable('check', await game({}), '--json');
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      command: 'check',
      ok: false,
      findings: [{ code: 'ruleset/missing' }],
    });
  });
});

describe('explain', () => {
  test('prints the page of the manual', async () => {
    const { code, out } = await sandtable('explain', 'name/unknown');
    expect(code).toBe(0);
    expect(out).toContain('name/unknown\n============\n\nThe name is');
    expect(out).toContain('Fixed\n-----\n\n  rules.sand:\n    ruleset "sample"');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('also in German', async () => {
    expect((await sandtable('explain', 'name/unknown', '--lang', 'de')).out).toContain('Korrigiert\n');
  });

  test('what has no page has its sentence, with blanks for values', async () => {
    expect((await sandtable('explain', 'setup/seats')).out).toContain('Available: <known>.');
  });

  test('a program gets sentence, hint and page', async () => {
    const { out } = await sandtable('explain', 'name/unknown', '--json');
    expect(JSON.parse(out).result.sentence).toBe('Unknown name “<name>”.');
  });
});

test('without rulesets test ends with its figures', async () => {
  const { out } = await sandtable('test', await game({}));
  expect(out.split('\n').at(-1)).toBe('0 passed, 0 failed');
});

describe('what a ruleset says to the terminal', () => {
  const RULES = `ruleset "sample" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
play {
  for s in Side {
    let bid = choose one of 0..9 by s
    log "bid" (s, bid)
  }
}
`;
  const EVIL = '\u001B]0;PWNED\u0007\u001B[2J\u202E\u009B31m';
  const OBEYED = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
  const names = ['Side', 'red', 'blue', 'seats--two--first', 'seats--two--second', 'play--bid', 'reasons--bid'];
  const TEXTS = names.map((name) => `${name} = ${EVIL} ${name}\n`).join('');

  test.each([
    ['check', 'sample'],
    ['check', 'sample', '--json'],
    ['test', 'sample'],
    ['play', 'sample', '--bot', 'all'],
    ['play', 'sample', '--bot', 'all', '--json'],
    ['simulate', 'sample', '--games', '3', '--workers', '1'],
    ['text', 'sample'],
    ['l10n', 'stats', 'sample'],
    ['compare', 'sample', 'sample', '--games', '2', '--workers', '1'],
    ['diff', 'sample', 'sample'],
    ['check', `${EVIL}`],
  ])('%s %s %s shows control characters as signs', async (...argv) => {
    await game({ 'rules.sand': RULES, 'l10n/messages.en.ftl': TEXTS });
    const { out, err } = await sandtable(...argv);
    expect(`${out}${err}`.length).toBeGreaterThan(10);
    expect(`${out}${err}`).not.toMatch(OBEYED);
  });

  test('they are reported as findings where they stand in rules, and in names of texts', async () => {
    await game({ 'rules.sand': `${RULES}// ${EVIL}`, 'l10n/messages.en.ftl': TEXTS });
    const { out } = await sandtable('check', 'sample');
    expect(out).toContain('␛]0;PWNED␇␛[2J⟪U+202E⟫⟪U+009B⟫31m');
    expect(out).toContain('syntax/bidi-control');
  });

  test('names of sides in play are shown with signs', async () => {
    await game({ 'rules.sand': RULES, 'l10n/messages.en.ftl': TEXTS });
    expect((await sandtable('play', 'sample', '--bot', 'all')).out).toContain('␛]0;PWNED␇');
  });

  test('JSON carries the characters as escapes', async () => {
    await game({ 'rules.sand': `${RULES}// ${EVIL}\nstate x: 0..9 = y` });
    const { out } = await sandtable('check', 'sample', '--json');
    expect(out).not.toMatch(OBEYED);
    expect(JSON.parse(out)).toMatchObject({ command: 'check', ok: false });
  });
});
