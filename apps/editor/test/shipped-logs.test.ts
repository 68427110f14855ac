import { compile, isSource } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { textsIn } from '../src/play/texts-in.ts';
import { initial, type State } from '../src/state/state.ts';
import { fetchWords } from '../src/words.ts';
import { filesOf, SHIPPED } from './shipped-files.ts';

/** For every change only the games that compile fast are played. */
const GAMES = process.env.LAW_RUNS === undefined ? ['hex-dice', 'longest-trench'] : SHIPPED;
const DECISIONS = 80;

/** Everything that a match played at random writes into its log, in each language of the ruleset. */
async function logOf(game: string) {
  const files = filesOf(game);
  const { javascript = '' } = compile(files.filter(({ path }) => isSource(path)));
  const module = (await load(javascript))(engine);
  const { info } = module;
  const match = createMatch(module, { seats: info.layouts[0]?.name ?? '', seed: 5 });
  let drawn = 7;
  const random = (n: number): number => {
    drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff;
    return (drawn >> 8) % n;
  };
  for (let i = 0; i < DECISIONS && match.view().status === 'running'; i++) match.decide(match.suggest(random) ?? '');
  const view = match.view();
  const buffers = Object.fromEntries(
    files.map(({ path, text }) => [`${game}/${path}`, { text, version: '1', dirty: false }]),
  );
  const languages = ['en', 'de', 'fr'].filter((lang) =>
    files.some(({ path }) => path.endsWith(`messages.${lang}.ftl`)),
  );
  return languages.flatMap((lang) => {
    const state = { ...initial, ruleset: game, buffers, info, view, lang } as unknown as State;
    const texts = textsIn(state);
    const lines = view.log.filter((line) => !texts.isOmitted(line));
    return lines.map((line) => ({ lang, sort: line.sort, path: line.path, text: texts.line(line) }));
  });
}

/** Headings have no full stop, and dice are shown behind the name of their roll. */
const isHeading = ({ sort, text }: { readonly sort: string; readonly text: string }): boolean =>
  sort === 'roll' || (sort === 'log' && /\d$/.test(text));

test.each(GAMES)('lines of the log are sentences in every language: %s', async (game) => {
  await fetchWords('fr');
  const lines = await logOf(game);
  expect(lines.length).toBeGreaterThan(40);
  const wrong = (is: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(is).map(({ lang, path, text }) => `${lang} ${path}: ${text}`);
  expect(
    wrong(({ text }) => /^\p{Ll}/u.test(text)),
    'begins in lower case',
  ).toEqual([]);
  expect(
    wrong((line) => !isHeading(line) && !/[.!?…]$/.test(line.text)),
    'has no full stop',
  ).toEqual([]);
  expect(
    wrong(({ text }) => /\w_\w|\p{Ll}\p{Lu}|\w\(\w/u.test(text)),
    'has an id',
  ).toEqual([]);
  expect(
    wrong(({ text }) => /\b(\p{L}+) \1\b/u.test(text)),
    'says a word twice',
  ).toEqual([]);
  expect(
    wrong(({ lang, text }) => lang === 'en' && /: (?:the )?(?!the )\p{Ll}+ Allies/u.test(text)),
    'a name in lower case',
  ).toEqual([]);
});
