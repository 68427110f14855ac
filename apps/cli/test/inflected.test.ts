import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const FILES = {
  'rules.sand': `ruleset "towns" version "1.0.0" language 1
kind Player
kind Town
kind Piece pool 2 { at: Town }
table Player { id
ann
}
table Town { id
mill
}
seats for Player { one { first {ann} } }
play {
  let p = create Piece(at: mill)
  log "lost" (town: mill)
  log "taken" (piece: p)
  log "bare" (town: mill, who: ann)
  finish won by {ann}
}
`,
  'l10n/terms.de.csv': 'id,word,gender,article,pl\nTown.mill,Mühle,f,,\n',
  'l10n/messages.de.ftl': [
    'play--lost = Verlust { TERM($town, case: "gen", article: "def") }: { GENUS($town) ->',
    '    [f] sie',
    '   *[other] es',
    ' } ist hin.',
    'play--taken = Ohne { TERM($piece, article: "def") }',
    'Piece_name = { $at }',
    '    .head = at',
    '',
  ].join('\n'),
};

test('sentences of the log inflect names in the terminal as they do in the page', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
  const { out, err } = await sandtable(cwd, 'play', '.', '--lang', 'de');
  await rm(cwd, { recursive: true });
  expect(err).toBe('');
  expect(out).toContain('Verlust der Mühle: sie ist hin.');
  expect(out).toContain('Ohne die Mühle');
  // What nobody worded is shown with what would be typed.
  expect(out).toContain('bare town mill, who ann');
});

test('a match is played in any language that the game has words in, and in no other', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  const polish = {
    'l10n/terms.pl.csv': 'id,word,gender,gen\nTown.mill,młyn,m,młyna\n',
    'l10n/messages.pl.ftl': 'play--lost = Strata { TERM($town, case: "gen") }\n',
  };
  for (const [path, text] of Object.entries({ ...FILES, ...polish })) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
  expect((await sandtable(cwd, 'play', '.', '--lang', 'pl')).out).toContain('Strata młyna');
  const { code, err } = await sandtable(cwd, 'play', '.', '--lang', 'cs');
  await rm(cwd, { recursive: true });
  expect(code).toBe(2);
  expect(err).toMatch(/no texts in “cs” \(available: .*pl\)/);
});
