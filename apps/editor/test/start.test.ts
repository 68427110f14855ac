import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@sandtable/compiler';
import { gallery } from '@sandtable/ide/templates';
import { expect, test } from 'vitest';
import { BLANK_MAPS } from '../src/state/blank-maps.ts';
import { cardOf, rulesetsOf } from '../src/state/game-cards.ts';
import { createProjects } from '../src/state/projects.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { TEMPLATES, templateTexts } from '../src/state/templates.ts';
import { variantText } from '../src/state/variant-text.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { mountProjects } from '../src/storage/mounted-projects.ts';
import { NotStored, type Project } from '../src/storage/port.ts';
import { say } from '../src/words.ts';

const sources = (texts: ReadonlyMap<string, string>) => [...texts].map(([path, text]) => ({ path, text }));

test.each(TEMPLATES.filter((one) => one !== 'empty'))(
  'a new game of the template %s compiles under its name',
  (one) => {
    const texts = templateTexts(one, 'my-game');
    expect(texts.get('rules.sand')).toContain('ruleset "my-game" version');
    const compiled = compile(
      sources(texts).filter(({ path }) => /\.(?:sand|json|map)$/.test(path) && path !== 'layout.json'),
    );
    expect(compiled.findings).toEqual([]);
  },
);

test('all that are shipped are there to choose from', () => {
  const shipped = readdirSync(join(import.meta.dirname, '../../cli/templates'), { withFileTypes: true });
  const folders = shipped.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(['empty', ...Object.keys(BLANK_MAPS), ...folders].toSorted()).toEqual([...TEMPLATES, ...gallery].toSorted());
});

test('a new house rule compiles, changes nothing, and its hint does when it is followed', () => {
  const texts = templateTexts('small', 'my-game');
  const rules = sources(texts).flatMap(({ path, text }) => (path.endsWith('.sand') ? [text] : []));
  const text = variantText('mine', rules, { about: 'House rule.', first: 'Change it.' });
  const files = sources(texts).filter(({ path }) => path.endsWith('.sand'));
  const laid = (variant: string) =>
    compile([...files, { path: 'variants/mine.sand', text: variant }], { variants: ['mine'] });
  expect(laid(text).findings).toEqual([]);
  const rulesOf = (one: ReturnType<typeof compile>) => JSON.stringify({ ...one.model, digest: '' });
  expect(rulesOf(laid(text))).toBe(rulesOf(compile(files)));
  const followed = laid(text.replace(/\/\/ set constant (\w+) = \d+/, 'set constant $1 = 9'));
  expect(followed.findings).toEqual([]);
  expect(rulesOf(followed)).not.toBe(rulesOf(compile(files)));
});

test('a card tells what a ruleset calls itself, its house rules and its languages', () => {
  const paths = [
    'g/rules.sand',
    'g/variants/low.sand',
    'g/variants/low.was.json',
    'g/variants/low.layout.json',
    'g/variants/more.json',
    'g/text/de/a.md',
    'g/l10n/fr.po',
    'g/l10n/messages.en.ftl',
    'h/rules.sand',
  ];
  const layout = { places: { a: { at: [0, 0] }, b: { at: [[10, 0]] }, c: { at: [5, 5] } }, sides: {} };
  const texts = new Map([
    [
      'g/l10n/messages.en.ftl',
      'x = y\nruleset--name = The Game\nruleset--about = Two sides.\nruleset--length = 2 hours\n',
    ],
    ['g/layout.json', JSON.stringify(layout)],
  ]);
  expect(rulesetsOf(paths)).toEqual(['g', 'h']);
  expect(cardOf(paths, 'g', texts)).toEqual({
    ruleset: 'g',
    title: 'The Game',
    about: 'Two sides.',
    players: undefined,
    length: '2 hours',
    variants: 2,
    languages: ['de', 'en', 'fr'],
    picture: {
      places: [
        [0, 25],
        [100, 25],
        [50, 75],
      ],
      shape: 'board',
      sides: [],
    },
  });
  expect(cardOf(paths, 'h', new Map([['h/layout.json', '{ broken']]))).toMatchObject({
    title: undefined,
    picture: undefined,
  });
});

/** A page over a folder and a browser that can run out of room. */
const opened = async (
  room = Number.POSITIVE_INFINITY,
  folder: Project = inMemory({ 'g/rules.sand': 'ruleset "g"' }),
) => {
  const kept = inMemory({});
  let remaining = room;
  const browser: Project = {
    ...kept,
    write: async (...args) => {
      if (remaining-- <= 0) throw new NotStored('noRoom', args[0]);
      return kept.write(...args);
    },
  };
  const store = createStore<State>({ ...initial });
  const project = mountProjects(folder, { browser, link: inMemory({}) }, (away) => store.set({ backendOffline: away }));
  store.set({ files: await project.list() });
  const went: string[] = [];
  const openRuleset = async (ruleset: string): Promise<void> => void went.push(ruleset);
  const projects = createProjects(store, project, {
    openRuleset,
    closeRuleset: () => undefined,
    say: say('en'),
    covers: { forget: async () => undefined },
  } as never);
  return { store, projects, project, kept, went };
};

test('a game is begun in the folder or in the browser, never over another', async () => {
  const { projects, project, went } = await opened();
  expect(await projects.newGame('…!', 'small', undefined)).toBe('badName');
  expect(await projects.newGame('g', 'small', undefined)).toBe('gameTaken');
  expect(await projects.newGame('g', 'empty', 'browser')).toBeUndefined();
  expect(await projects.newGame('fresh', 'small', undefined)).toBeUndefined();
  expect(went).toEqual(['g@browser', 'fresh']);
  expect((await project.read('g@browser/rules.sand'))?.text).toContain('ruleset "g"');
  expect((await project.read('g/rules.sand'))?.text).toBe('ruleset "g"');
  expect(await project.read('fresh/package.json')).toBeUndefined();
});

test('what a game is called in full becomes the name of its folder, and stays its title', async () => {
  const { projects, project, went } = await opened();
  for (const template of ['small', 'empty'] as const)
    expect(await projects.newGame(`Die Übergabe {${template}}`, template, 'browser')).toBeUndefined();
  expect(went).toEqual(['die-uebergabe-small@browser', 'die-uebergabe-empty@browser']);
  const listed = (await project.list()).map(({ path }) => path);
  for (const folder of went) {
    const own = listed.filter((path) => path.startsWith(`${folder}/`));
    const texts = new Map(
      await Promise.all(own.map(async (path) => [path, (await project.read(path))?.text ?? ''] as const)),
    );
    expect(cardOf(own, folder, texts).title).toMatch(/^Die Übergabe \w+$/);
    const rules = [...texts].map(([path, text]) => ({ path: path.slice(folder.length + 1), text }));
    const found = compile(rules.filter(({ path }) => path !== 'layout.json')).findings;
    expect(found.map(({ code }) => code)).toEqual([]);
  }
});

test('a browser without room says so and keeps nothing half', async () => {
  const { projects, kept, went } = await opened(2);
  expect(await projects.newGame('fresh', 'small', 'browser')).toBe('noRoom');
  expect(await kept.list()).toEqual([]);
  expect(went).toEqual([]);
});

test('what is no text is not copied as something else: the page says which file it is', async () => {
  const { store, projects, kept, went } = await opened(9);
  const buffers = {
    'g/rules.sand': { text: 'typed', version: '1', dirty: false },
    'g/l10n/fr.po': { text: '\uFFFD', version: '1', dirty: false, lossy: true },
  } as const;
  store.set({ ruleset: 'g', buffers });
  expect(await projects.copyTo('browser')).toBeUndefined();
  expect(store.get().trouble).toContain('g/l10n/fr.po');
  expect(await kept.list()).toEqual([]);
  expect(went).toEqual([]);
});

test('what stands on the page is copied into the browser, though the folder is gone', async () => {
  const folder = inMemory({ 'g/rules.sand': 'stored' });
  let isGone = false;
  const failing: Project = {
    ...folder,
    list: async () => {
      if (isGone) throw new NotStored('unreachable', 'list');
      return folder.list();
    },
  };
  const { store, projects, project, went } = await opened(9, failing);
  isGone = true;
  store.set({ ruleset: 'g', buffers: { 'g/rules.sand': { text: 'typed', version: '1', dirty: true } } });
  for (let i = 0; i < 2; i++) expect(await projects.copyTo('browser')).toBeUndefined();
  expect(went).toEqual(['g@browser', 'g-2@browser']);
  expect((await project.read('g@browser/rules.sand'))?.text).toBe('typed');
  expect(store.get().backendOffline).toBe('unreachable');
  expect((await project.list()).map(({ path }) => path)).toEqual([
    'g/rules.sand',
    'g@browser/rules.sand',
    'g-2@browser/rules.sand',
  ]);
  expect(await projects.forget('g')).toBe('forbidden');
  expect(await projects.forget('g-2@browser')).toBeUndefined();
  expect((await project.list()).map(({ path }) => path)).toEqual(['g/rules.sand', 'g@browser/rules.sand']);
});

test('a folder that lets nobody in says so, whatever becomes of listening to it', async () => {
  const reported: (string | undefined)[] = [];
  let lose = (): void => undefined;
  const folder: Project = {
    ...inMemory({}),
    list: async () => Promise.reject(new NotStored('token', 'list')),
    watch: (_changed, _again, lost = () => undefined) => {
      lose = lost;
      return () => undefined;
    },
  };
  const project = mountProjects(folder, { browser: inMemory({ 'mine/a.sand': '' }), link: inMemory({}) }, (why) =>
    reported.push(why),
  );
  project.watch(() => undefined);
  expect((await project.list()).map(({ path }) => path)).toEqual(['mine@browser/a.sand']);
  lose();
  expect(reported).toEqual(['token', 'token']);
});
