import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable, typing } from '../sandtable.ts';
import { de, en, messages, rules } from './carts.ts';

const PLAIN = `ruleset "plain" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { a {red} } }
`;
/** Two writes, a year apart; what happens is described by names. */
const YEARS = `ruleset "years" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Cart { side: Side }
table Cart { id side
  grey red
}
type Errand = rest | go
notation Errand for c: Cart from "errands"
seats for Side { one { a {red} } }
type Season = spring | autumn
state year: 1900..1950 = 1900
state season: Season = spring
play {
  for s in Season {
    season = s
    year += 1
    log "time" (season, year)
    for p in Side {
      let errands = choose one of Errand for each c in Cart by p
      for c in Cart { if errands[c] == go { log "gone" (cart: c) } }
    }
  }
}
`;
let home = '';
const files: Readonly<Record<string, string>> = {
  'carts/rules.sand': rules,
  'carts/l10n/errands.en.txt': en,
  'carts/l10n/errands.de.txt': de,
  'carts/l10n/messages.en.ftl': messages,
  // One may be sold at most.
  'scarce/rules.sand': rules.replace('choose any of own(s)', 'choose 0..1 of own(s)'),
  'scarce/l10n/errands.en.txt': en,
  'scarce/l10n/messages.en.ftl': messages,
  'offers/1-errands-red.txt': '',
  'offers/2-sold-red.txt': 'Sell Bree\nSell Ari\n',
  'years/rules.sand': YEARS,
  'years/l10n/errands.en.txt': 'Errand.rest = {c} H\nErrand.go = {c} goes\n',
  'years/l10n/messages.en.ftl':
    'Season_spring_name = Spring\nSeason_autumn_name = Autumn\nCart_grey_name = The grey cart\n' +
    'play--time = { $season } { NUMBER($year, useGrouping: 0) }\nplay--gone = { $cart } is gone.\n',
  'letters/1-red.txt': 'Spring 1901\nGrey goes\n',
  'letters/2-red.txt': 'Spring 1901\nThe grey cart goes\nGrey goes\n',
  'orders/1-errands-red.txt': 'Spring 1901\nAri - Corin\nBree - Drn\n',
  'orders/1-errands-blue.txt': 'Dorn - Corin\nDorn - Bree\n',
  'orders/2-sold.txt': '- Red (Ann):\nSell Dorn\n',
  'orders/3-errands.txt': 'Blue:\nDorn S Ari\nRed\nBree XXX\nAri - Bree\nDorn - Dorn\n',
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'notation-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  }
});
afterAll(async () => await rm(home, { recursive: true }));

test('a match is played from files of orders', async () => {
  const { code, out, err } = await sandtable(
    home,
    'play',
    'carts',
    '--seed',
    '1',
    '--orders',
    'orders',
    '--save',
    'match.json',
  );
  expect(err).toBe('');
  expect(out.split('\n')).toEqual([
    'Red: “Bree - Drn” was read as “Bree - Dorn”.',
    'Blue: “Dorn - Bree”: this piece already has a line; the first one is used.',
    'errands',
    '  Red:',
    '    Ari - Corin *fails*',
    '    Bree - Dorn',
    '  Blue:',
    '    Dorn - Corin *fails*',
    'sold',
    '  Red:',
    '    Sell Dorn',
    'Red: “Bree XXX”: Bree doesn’t exist.',
    'errands',
    '  Red:',
    '    Ari - Bree',
    '    Dorn - Dorn *fails*',
    '  Blue:',
    '    Dorn S Ari',
    'The match ends in a draw.',
  ]);
  expect(code).toBe(0);
  const save = JSON.parse(await readFile(join(home, 'match.json'), 'utf8')) as { decisions: unknown[] };
  expect(save.decisions).toHaveLength(10);
});

test('what happens is described by names, and a date that is past is mentioned', async () => {
  const { out } = await sandtable(home, 'play', 'years', '--seed', '1', '--orders', 'letters');
  expect(out.split('\n').slice(0, 11)).toEqual([
    'Spring 1901',
    'errands',
    '  red:',
    '    The grey cart goes',
    'The grey cart is gone.',
    'Autumn 1902',
    'red: “Spring 1901” is for a different time. The lines below it were read anyway.',
    'red: “Grey goes”: this piece already has a line; the first one is used.',
    'errands',
    '  red:',
    '    The grey cart goes',
  ]);
});

test('of lines that do not work together the upper ones count', async () => {
  const { out } = await sandtable(home, 'play', 'scarce', '--orders', 'offers');
  expect(out.split('\n')).toContain(
    'Orders from Red conflict; earlier lines take precedence. Skipped: Sell Ari. That isn’t allowed.',
  );
  expect(out).toContain('sold\n  Red:\n    Sell Bree\n');
});

test('a person types lines, takes one back, and leaves the rest', async () => {
  const lines = ['Ari - Bree', 'Bree to the moon', 'u', 'u', 'Ari - Corin', '', 'Dorn-Bree', '', 'q'];
  const { out } = await typing(lines, home, 'play', 'carts', '--people', 'all');
  expect(out).toContain('“Bree to the moon”: can’t read “to”.');
  expect(out).toContain('No line for Bree, so this is used: Bree H.');
  expect(out).toContain('Red: r1 - Corin; r2 H');
});

test('what has no notation cannot be played so', async () => {
  await mkdir(join(home, 'plain'), { recursive: true });
  await writeFile(join(home, 'plain/rules.sand'), PLAIN);
  const { code, err } = await sandtable(home, 'play', 'plain', '--orders', 'orders', '--lang', 'de');
  expect([code, err]).toEqual([2, '„plain“ hat keine Notation und kann deshalb keine Befehle lesen.']);
  const missing = await sandtable(home, 'play', 'carts', '--orders', 'nowhere.txt');
  expect([missing.code, missing.err]).toEqual([
    2,
    '“nowhere.txt” has no orders: expected text files (.txt), one per role or with the roles as headings.',
  ]);
});
