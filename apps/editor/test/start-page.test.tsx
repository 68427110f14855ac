// @vitest-environment happy-dom
import type { MatchView, Save } from '@sandtable/session';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Start } from '../src/start/Start.tsx';
import { timeAgo } from '../src/start/time-ago.ts';
import { initial } from '../src/state/state.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

// Covers come with a build of the page.
vi.stubGlobal('fetch', async () => Response.json({}));

const save: Save = {
  ...{ format: 1, ruleset: 'posts', version: '1', digest: 'x', variants: [], seats: 'two', options: {}, seed: 1 },
  decisions: [{ choice: 'move/to', role: 'red', answer: 'p1' }],
};

/** The start page over these games, of which some have a match that was left. */
async function startPage(games: readonly string[], left: readonly string[]) {
  localStorage.clear();
  const homes = memoryHomes({ folder: inMemory(Object.fromEntries(games.map((game) => [`${game}/rules.sand`, '']))) });
  const made = createWorkbench(homes, idleWorkers());
  const view = { status: 'running' } as MatchView;
  for (const ruleset of left) made.leftMatches.keep({ ...initial, ruleset, save, view }, `${ruleset}, turn 3`);
  made.store.set({ files: await homes.folder.list(), loading: false });
  const goOn = vi.fn(async () => undefined);
  const bench = { ...made, goOn };
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <WorkbenchContext value={bench}>
      <Start />
    </WorkbenchContext>,
  );
  await vi.waitUntil(() => host.querySelectorAll('[data-part="game-card"]').length === games.length);
  const shown = (): readonly string[] =>
    [...host.querySelectorAll<HTMLElement>('[data-part="game-card"]')].map(({ dataset }) => dataset['ruleset'] ?? '');
  return { host, goOn, shown };
}

const offered = (host: HTMLElement): readonly HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('[data-part="go-on"] [data-left]'),
];

test('one click goes on with the match that was left; without one nothing is offered', async () => {
  const { host, goOn } = await startPage(['posts', 'hexes'], ['posts', 'gone']);
  const [only, ...others] = offered(host);
  expect(others).toEqual([]);
  expect(only?.querySelector('p')?.textContent).toBe('posts posts, turn 3 · just now');
  only?.querySelector('button')?.click();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('posts');
  expect(offered((await startPage(['posts'], [])).host)).toEqual([]);
});

test('of several matches the last one is in sight, and each can be taken off the list', async () => {
  const { host } = await startPage(['posts', 'hexes'], ['posts', 'hexes']);
  await vi.waitUntil(() => offered(host).length === 2);
  expect(host.querySelector('[data-part="go-on"] summary')?.textContent).toBe('1 more match');
  host.querySelector<HTMLElement>('[aria-label="Remove from this list: posts"]')?.click();
  await vi.waitUntil(() => offered(host).length === 1);
  expect(offered(host)[0]?.dataset['left']).toBe('hexes');
});

test('more games than a handful can be searched by name, without regard to case', async () => {
  const few = await startPage(['one', 'two'], []);
  expect(few.host.querySelector('input[type="search"]')).toBeNull();
  const games = ['alps', 'bluff', 'cards', 'dunes', 'east-front', 'forts', 'west-front'];
  const { host, shown } = await startPage(games, []);
  const field = host.querySelector<HTMLInputElement>('input[type="search"]');
  const type = (text: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('FRONT east');
  await vi.waitUntil(() => shown().length < games.length);
  expect(shown()).toEqual(['east-front']);
  expect(host.querySelector('#start-games')?.closest('section')?.querySelector('[role="status"]')?.textContent).toBe(
    '1 game found',
  );
  type('zeppelin');
  await vi.waitUntil(() => shown().length === 0);
  expect(host.textContent).toContain('No game matches “zeppelin”.');
});

// Each row: how many hours ago, and how that is written.
test.each([
  [0.01, 'just now', 'gerade eben'],
  [0.2, '12 minutes ago', 'vor 12 Minuten'],
  [3, '3 hours ago', 'vor 3 Stunden'],
  [24, 'yesterday', 'gestern'],
  [24 * 4, '4 days ago', 'vor 4 Tagen'],
  [24 * 40, 'Apr 5, 2026', '05.04.2026'],
])('%f hours ago are %s', (hours, en, de) => {
  const now = new Date(2026, 4, 15, 12).getTime();
  const when = now - hours * 3_600_000;
  expect([timeAgo(when, now, 'en', 'just now'), timeAgo(when, now, 'de', 'gerade eben')]).toEqual([en, de]);
});
