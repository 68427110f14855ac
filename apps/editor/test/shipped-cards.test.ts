import { expect, test } from 'vitest';
import { cardOf, wantedFor } from '../src/state/game-cards.ts';
import { createProjects } from '../src/state/projects.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { versionOf } from '../src/storage/content-version.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { overShipped } from '../src/storage/over-shipped.ts';
import { SHIPPED_RULESETS, shippedFiles } from '../src/storage/shipped-files.ts';
import { cardsOf } from '../vite/shipped-rulesets.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'rules.sand': 'ruleset "g" version "1.0.0" language 1',
  'variants/low.sand': 'variant "low"',
  'layout.json':
    '{ "kinds": { "Card": { "draw": "card" } }, "sides": { "red": { "colour": "#aa0000", "letter": "R" } } }',
  'l10n/messages.de.ftl': 'ruleset--name = Spiel\nruleset--players = 2 Personen\n',
  'l10n/messages.en.ftl': 'ruleset--name = Game\nruleset--about = Short.\n',
};
const PATHS = Object.keys(TEXTS).map((path) => `g/${path}`);

/** A site with this ruleset, which counts what is fetched of it. */
async function site() {
  const fetches: string[] = [];
  const versions = Object.fromEntries(Object.entries(TEXTS).map(([path, text]) => [path, versionOf(text)]));
  const served: Readonly<Record<string, unknown>> = {
    [SHIPPED_RULESETS]: [{ ruleset: 'g', at: 'g.json', versions, ...cardsOf('g', TEXTS) }],
    'g.json': TEXTS,
  };
  const shipped = shippedFiles(async (at) => {
    fetches.push(at);
    return served[at];
  });
  const project = overShipped(shipped, inMemory({}));
  const store = createStore<State>({ ...initial, lang: 'en', ruleset: undefined });
  const projects = createProjects(store, project, { shipped: project } as never);
  return { project, fetches, cards: async (lang: string) => await projects.cards(await project.list(), lang) };
}

test('the start page of a site shows what came with it before any text is fetched', async () => {
  const { cards, fetches } = await site();
  expect(await cards('en')).toMatchObject([
    {
      ruleset: 'g',
      title: 'Game',
      about: 'Short.',
      variants: 1,
      languages: ['de', 'en'],
      picture: { shape: 'cards', sides: [{ letter: 'R' }] },
    },
  ]);
  expect(await cards('de')).toMatchObject([{ title: 'Spiel', players: '2 Personen' }]);
  expect(fetches).toEqual([SHIPPED_RULESETS]);
});

test('what was changed here is read again', async () => {
  const { cards, project, fetches } = await site();
  const path = 'g/l10n/messages.en.ftl';
  await project.write(path, 'ruleset--name = Mine\n', versionOf(TEXTS['l10n/messages.en.ftl'] ?? ''));
  expect(await cards('en')).toMatchObject([{ title: 'Mine', here: 'changed' }]);
  expect(fetches).toContain('g.json');
});

test.each(['en', 'de', 'pl', 'constructor'])(
  'prepared and read cards say the same in the language %s',
  async (lang) => {
    const wanted = wantedFor(PATHS, 'g', lang).map((path) => [path, TEXTS[path.slice(2)] ?? ''] as const);
    const { cards } = await site();
    expect(await cards(lang)).toEqual([cardOf(PATHS, 'g', new Map(wanted))]);
  },
);
