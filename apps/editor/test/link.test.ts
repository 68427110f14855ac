import { linkText } from '@sandtable/archive';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch, ONLOOKER, type Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkFor, sumOfText, unreadBy, waysOf } from '../src/sharing/link-choices.ts';
import { isOfThisComputer } from '../src/state/address.ts';
import { type LinkContent, readLink, writeLink } from '../src/state/link.ts';
import { isLink, isPlayLink } from '../src/state/link-hash.ts';
import { createLinking } from '../src/state/linking.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { onlookedIn } from '../src/state/onlooked.ts';
import { atRest, readSeen } from '../src/state/seen.ts';
import { createSharing } from '../src/state/sharing.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { createLinkStore } from '../src/storage/link-store.ts';
import { mountProjects } from '../src/storage/mounted-projects.ts';
import { importIn } from './import-in.ts';

const RULES = 'ruleset "g" version "1.2.0" language 1\n';
const SAVE: Save = {
  format: 1,
  ruleset: 'g',
  version: '1.2.0',
  digest: 'd',
  variants: ['low'],
  seats: 'two',
  options: { fast: true },
  seed: 7,
  decisions: [{ choice: 'a/b', role: 'red', answer: 3 }],
};
const CONTENT: LinkContent = {
  ruleset: 'g',
  version: '1.2.0',
  base: '0123456789abcdef',
  what: 'variants',
  files: { 'variants/low.sand': 'variant "low"' },
  gone: [],
  variants: ['low'],
  save: SAVE,
  at: 1,
  lang: 'de',
};

test('what a link carries comes back, but for lines of play that were left', () => {
  expect(readLink(writeLink(CONTENT))).toEqual({ ok: true, content: CONTENT, problems: [] });
  const branched = { ...SAVE, branches: [{ shared: 0, decisions: [] }] };
  expect(readLink(writeLink({ ...CONTENT, save: branched }))).toEqual({ ok: true, content: CONTENT, problems: [] });
});

test('a link that was cut or mistyped anywhere is known for it', () => {
  const link = writeLink(CONTENT);
  const letters = fc.constantFrom(...'abcXYZ019-_');
  fc.assert(
    fc.property(fc.integer({ min: 6, max: link.length - 1 }), fc.option(letters), (at, letter) => {
      const other = letter === null ? link.slice(0, at) : link.slice(0, at) + letter + link.slice(at + 1);
      fc.pre(other !== link);
      const read = readLink(other);
      // Letters that say the same bits are no other link.
      if (read.ok) expect(read.content).toEqual(CONTENT);
      else expect(['cut', 'newer']).toContain(read.why);
    }),
  );
  expect(readLink('#link=2.abc')).toEqual({ ok: false, why: 'newer' });
  expect(readLink('#link=')).toEqual({ ok: false, why: 'cut' });
});

test('of a link nothing is taken that a ruleset may not hold, and that is reported', () => {
  const files = {
    'rules.sand': RULES,
    'package.json': '{"nx": {}}',
    'deep/Project.JSON': '{}',
    'deep/project.json': '{}',
    '../a.sand': '',
    '.git/config.json': '',
    'evil.js': '',
  };
  const read = readLink(writeLink({ ...CONTENT, what: 'whole', files }));
  expect(read.ok && Object.keys(read.content.files)).toEqual(['rules.sand']);
  expect(read.ok && read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'tool package.json',
    'tool deep/Project.JSON',
    'tool deep/project.json',
    'path ../a.sand',
    'name .git/config.json',
    'name evil.js',
  ]);
});

test('a link whose ruleset can be no folder, or whose version is no text, is none', () => {
  for (const ruleset of ['../g', 'con', 'node_modules', 'dist', 'g.'])
    expect(readLink(writeLink({ ...CONTENT, ruleset }))).toEqual({ ok: false, why: 'cut' });
  for (const odd of [{ version: { toString: 1, valueOf: 1 } }, { base: { toString: 1 } }, { version: 1 }])
    expect(readLink(writeLink({ ...CONTENT, ...odd } as never))).toEqual({ ok: false, why: 'cut' });
});

test('a link whose parts are of other sorts, or nested without end, is none', () => {
  const odd = (json: string) => readLink(`#link=1.${linkText(json)}`);
  const whole = JSON.stringify(CONTENT);
  expect(odd(whole).ok).toBe(true);
  for (const part of ['version', 'base', 'ruleset', 'files', 'gone', 'variants'])
    for (const value of [{ toString: 1, valueOf: 1 }, null, [1]])
      expect(odd(JSON.stringify({ ...CONTENT, [part]: value })), part).toEqual({ ok: false, why: 'cut' });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(odd(whole.replace('"seed":7', `"seed":${deep}`))).toEqual({ ok: false, why: 'cut' });
});

/** A page with this folder, over a tab. */
const opened = async (start: Readonly<Record<string, string>>, tab = memoryStorage()) => {
  const folder = inMemory(start);
  const linkStore = createLinkStore(tab);
  const project = mountProjects(folder, { browser: inMemory({}), link: linkStore.project });
  const store = createStore<State>({ ...initial, files: await project.list() });
  const openRuleset = async (ruleset: string, match = {}): Promise<void> => {
    const own = (await project.list()).filter(({ path }) => path.startsWith(`${ruleset}/`));
    const read = await Promise.all(own.map(async ({ path }) => [path, await project.read(path)] as const));
    const buffers = Object.fromEntries(
      read.map(([path, file]) => [path, { text: '', version: '', ...file, dirty: false }]),
    );
    store.set({ ruleset, buffers, ...match });
  };
  const no = async (): Promise<undefined> => undefined;
  const list = { create: no, rename: no, remove: no, changed: async () => undefined, again: async () => undefined };
  const files = { edit: () => undefined, save: async () => undefined };
  const sharing = createSharing(store, project, { files, list, openRuleset } as never);
  const suggested: string[] = [];
  const suggest = (lang: string): void => void suggested.push(lang);
  const linking = createLinking(store, project, linkStore, {
    sharing,
    openRuleset,
    closeRuleset: () => undefined,
    suggest,
  });
  const paths = async () => (await project.list()).map(({ path }) => path);
  const text = async (path: string) => (await project.read(path))?.text;
  return { folder, project, store, linking, paths, text, tab, suggested };
};
const FOLDER = { 'g/rules.sand': RULES, 'g/variants/low.sand': 'mine' };
const linkOf = (texts: Readonly<Record<string, string>>, what: LinkContent['what'], shipped = FOLDER): string => {
  const sums = Object.fromEntries(Object.entries(shipped).map(([path, text]) => [path.slice(2), sumOfText(text)]));
  const state: State = { ...initial, ruleset: 'g', variants: ['low'], save: SAVE, at: 1 };
  return linkFor(state, 'g', new Map(Object.entries(texts)), what === 'whole' ? undefined : sums, {
    what,
    withMatch: true,
  }).work;
};

test('house rules from a link lie over the rules that are here, and the folder stays as it is', async () => {
  const page = await opened(FOLDER);
  expect(await page.linking.open(linkOf({ 'rules.sand': RULES, 'variants/low.sand': 'theirs' }, 'variants'))).toBe(
    true,
  );
  expect(page.store.get()).toMatchObject({
    ruleset: 'g@link',
    variants: ['low'],
    at: 1,
    link: { ok: true, isOther: false },
  });
  expect(await page.text('g@link/variants/low.sand')).toBe('theirs');
  expect(page.suggested).toEqual(['en']);
  expect(await page.text('g@link/rules.sand')).toBe(RULES);
  expect((await page.folder.read('g/variants/low.sand'))?.text).toBe('mine');
  await page.linking.keep('a link');
  expect(importIn(page.store)?.rows).toMatchObject([{ path: 'g/variants/low.sand', what: 'other', text: 'theirs' }]);
});

test('rules that are others here are reported; a link about no ruleset of the folder is not opened', async () => {
  const page = await opened({ ...FOLDER, 'g/rules.sand': `${RULES}// older` });
  const link = linkOf({ 'rules.sand': RULES, 'variants/low.sand': 'theirs' }, 'variants');
  await page.linking.open(link);
  expect(page.store.get().link).toMatchObject({ ok: true, isOther: true });
  const empty = await opened({});
  await empty.linking.open(link);
  expect(empty.store.get().link).toMatchObject({ ok: false, why: 'noRuleset' });
  expect((await empty.linking.archive())?.name).toBe('g.zip');
  await empty.linking.open('#link=1.abc');
  expect(empty.store.get().link).toEqual({ ok: false, why: 'cut' });
});

test('changes carry what is other or gone; a whole ruleset needs no other', async () => {
  const page = await opened({ ...FOLDER, 'g/more.sand': '// more' });
  const shipped = { ...FOLDER, 'g/more.sand': '// more' };
  await page.linking.open(linkOf({ 'rules.sand': `${RULES}// new`, 'variants/low.sand': 'mine' }, 'changes', shipped));
  expect(page.store.get().link).toMatchObject({ ok: true, isOther: false });
  expect(await page.paths()).not.toContain('g@link/more.sand');
  expect(await page.text('g@link/rules.sand')).toBe(`${RULES}// new`);
  const empty = await opened({});
  await empty.linking.open(linkOf({ 'rules.sand': RULES }, 'whole'));
  expect(await empty.paths()).toEqual(['g@link/rules.sand']);
});

test('what was typed into a link is there after a reload of the tab, and elsewhere the link is as it came', async () => {
  const page = await opened(FOLDER);
  const link = linkOf({ 'rules.sand': RULES, 'variants/low.sand': 'theirs' }, 'variants');
  await page.linking.open(link);
  expect(page.linking.isChanged()).toBe(false);
  const version = (await page.project.read('g@link/variants/low.sand'))?.version ?? '';
  await page.project.write('g@link/variants/low.sand', 'typed', version);
  await new Promise((done) => setTimeout(done, 5));
  expect(page.linking.isChanged()).toBe(true);
  const again = await opened(FOLDER, page.tab);
  await again.linking.open(link);
  expect(await again.text('g@link/variants/low.sand')).toBe('typed');
  const later = await opened(FOLDER, page.tab);
  expect(await later.linking.open('')).toBe(false);
  expect(await later.text('g@link/variants/low.sand')).toBe('typed');
  const other = await opened(FOLDER);
  await other.linking.open(link);
  expect(await other.text('g@link/variants/low.sand')).toBe('theirs');
});

test('the likeliest way is offered first', () => {
  const texts = new Map([['rules.sand', RULES]]);
  const sums = { 'rules.sand': sumOfText(RULES) };
  expect(waysOf(initial, texts, undefined)).toEqual(['whole']);
  expect(waysOf(initial, texts, sums)[0]).toBe('variants');
  expect(waysOf(initial, new Map([...texts, ['variants/x.sand', '']]), sums)[0]).toBe('variants');
  expect(waysOf(initial, new Map([['rules.sand', 'other']]), sums)[0]).toBe('changes');
});

test('what is no text goes into no link, and makes no way of passing on likelier', () => {
  const lossy = { text: '\uFFFD', version: '1', dirty: false, lossy: true } as const;
  const buffers = { 'g@browser/l10n/fr.po': lossy, 'g@browser/variants/low.sand': lossy };
  const state = { ...initial, ruleset: 'g@browser', buffers };
  const texts = new Map([
    ['rules.sand', RULES],
    ['l10n/fr.po', '\uFFFD'],
    ['variants/low.sand', '\uFFFD'],
  ]);
  const sums = { 'rules.sand': sumOfText(RULES) };
  expect(unreadBy(state, texts, sums, 'changes')).toEqual(Object.keys(buffers));
  expect(unreadBy(state, texts, undefined, 'whole')).toEqual(Object.keys(buffers));
  expect(unreadBy(state, texts, sums, 'variants')).toEqual([]);
  expect(unreadBy({ ...state, variants: ['low'] }, texts, sums, 'variants')).toEqual(['g@browser/variants/low.sand']);
  expect(waysOf(state, texts, sums)[0]).toBe('variants');
  expect(waysOf(state, new Map([...texts, ['rules.sand', 'other']]), sums)[0]).toBe('changes');
  expect(unreadBy(state, new Map([['rules.sand', 'other']]), sums, 'changes')).toEqual([]);
});

test('a link for players carries the same, under another name', () => {
  const links = linkFor(
    { ...initial, ruleset: 'g', save: SAVE, at: 1 },
    'g',
    new Map([['rules.sand', RULES]]),
    undefined,
    {
      what: 'whole',
      withMatch: true,
    },
  );
  expect([isLink(links.work), isLink(links.play)]).toEqual([true, true]);
  expect([isPlayLink(links.work), isPlayLink(links.play)]).toEqual([false, true]);
  expect(readLink(links.play)).toEqual(readLink(links.work));
  expect(readLink(links.play).ok).toBe(true);
  expect(readLink(links.play.slice(0, -9))).toEqual({ ok: false, why: 'cut' });
});

test('an address of this computer is distinguished from one that others reach', () => {
  for (const own of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isOfThisComputer(own)).toBe(true);
  for (const other of ['example.org', '127.example.org', '192.168.1.2', 'localhost.org', '[::2]'])
    expect(isOfThisComputer(other)).toBe(false);
});

test('a link for players shows what is hidden to nobody but whoever is asked; one to work on shows everything', async () => {
  const link = linkOf({ 'rules.sand': RULES }, 'whole');
  const player = await opened({});
  await player.linking.open(link.replace('#link=', '#play='));
  expect(player.store.get().viewer).toBe('asked');
  const author = await opened({});
  await author.linking.open(link);
  expect(author.store.get().viewer).toBe('all');
});

test('what a letter puts behind a link is no part of it; of what is left of one it is reported that it was cut', () => {
  const link = writeLink(CONTENT);
  for (const junk of ['.', ')', '%20and%20more', '>', '…', '"', '%', '#x', 'abc'])
    expect(readLink(link + junk)).toEqual({ ok: true, content: CONTENT, problems: [] });
  for (const hash of ['#li', '#link', '#link=', '#link=1', '#link=1.', '#pl', '#play='])
    expect([isLink(hash), readLink(hash)]).toEqual([true, { ok: false, why: 'cut' }]);
  for (const other of ['', '#', '#l', '#rules', '#linking']) expect(isLink(other)).toBe(false);
});

test('a link of two million letters is read to its end, and rejected', () => {
  const letters = Array.from({ length: 2_000_000 }, (_, i) => 'abcXYZ019-_'[(i * i) % 11]).join('');
  expect(readLink(`#link=1.${letters}`)).toEqual({ ok: false, why: 'cut' });
});

test('settings of tools that a link carries are reported, and are not among what is kept', async () => {
  const page = await opened({});
  const files = { 'rules.sand': RULES, 'package.json': '{}', 'deep/project.json': '{}' };
  await page.linking.open(writeLink({ ...CONTENT, what: 'whole', files, variants: [], save: undefined }));
  expect(await page.paths()).toEqual(['g@link/rules.sand']);
  const { link } = page.store.get();
  expect(link?.ok && link.problems.map(({ path }) => path)).toEqual(['package.json', 'deep/project.json']);
  await page.linking.keep('a link');
  expect(importIn(page.store)?.rows.map(({ path }) => path)).toEqual(['g/rules.sand']);
});

const HIDDEN = `ruleset "cards" version "1.0.0" language 1
kind Side
kind Card { seen by nobody { worth: 0..3 } }
table Side { id
  red
  blue }
table Card {
  id worth
  c1 0
  c2 1
  c3 2
  c4 3
}
seats for Side { two { first {red} second {blue} } }
pile hand(s: Side) of Card seen by s
pile deck of Card ordered seen by nobody
pile spent of Card
play {
  shuffle Card into deck
  for s in Side { let dealt = draw 2 from deck to hand(s) }
  for s in Side {
    let card = choose one of c in hand(s) by s
    put card into spent
    log "played" (s, card)
  }
}
`;

const onlooking = async (text = HIDDEN) => {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const module = (await load(javascript))(engine);
  const match = createMatch(module, { seats: 'two', seed: 987654321 });
  match.decide(match.suggest(() => 0) ?? '');
  return { match, info: module.info, seen: atRest(module.info.digest, match.view(ONLOOKER)) };
};

test('a link for spectators carries what everybody may see, and nothing that leads back to what is hidden', async () => {
  const { match, seen } = await onlooking();
  const link = writeLink({ ...CONTENT, save: undefined, at: undefined, seen }, 'play');
  const read = readLink(link);
  const content = read.ok ? read.content : undefined;
  expect(content?.seen).toEqual(JSON.parse(JSON.stringify(seen)));
  expect(content?.save).toBeUndefined();
  const text = JSON.stringify(content);
  expect(text).not.toMatch(/987654321|"seed"|"decisions":\[/);
  // Of four cards one was played: the others are called so that nobody can tell which is which.
  const names = ['c1', 'c2', 'c3', 'c4'].filter((name) => text.includes(`"${name}"`));
  expect(names).toEqual(match.view('second').log.flatMap(({ args }) => (args.card === undefined ? [] : [args.card])));
});

test('where nothing is hidden, a link for spectators says who is asked what, and offers no answers', async () => {
  const open = HIDDEN.replace('seen by nobody { worth: 0..3 }', 'worth: 0..3').replace(/ seen by \w+/g, '');
  const { seen } = await onlooking(open);
  const read = readSeen(JSON.parse(JSON.stringify(seen)));
  expect(read?.view.ask).toMatchObject({ role: 'blue', choice: 'play/card', candidates: [], sight: 'label' });
});

test('a match for spectators is shown under the rules that it was made with, and under no others', async () => {
  const { info, seen } = await onlooking();
  const content = { ...CONTENT, save: undefined, at: undefined, seen };
  const link = { ok: true, content, problems: [], isOther: false } as const;
  expect(onlookedIn({ link, ruleset: 'g@link' }, info).view).toBe(seen.view);
  expect(onlookedIn({ link, ruleset: 'g@link' }, { ...info, digest: 'other' })).toEqual({});
  expect(onlookedIn({ link, ruleset: 'g' }, info)).toEqual({});
});

test('whatever a link says that everybody may see, it is that or nothing', async () => {
  const { seen } = await onlooking();
  const whole: Readonly<Record<string, unknown>> = { ...seen.view };
  const parts = Object.keys(whole).filter((part) => whole[part] !== undefined && part !== 'fault');
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
      const read = readSeen(JSON.parse(JSON.stringify({ ...seen, view: { ...whole, [part]: value } })));
      if (read === undefined) return;
      for (const list of [read.view.log, read.view.waiting, read.view.winners]) expect(Array.isArray(list)).toBe(true);
      for (const values of Object.values(read.view.fields)) expect(Array.isArray(values)).toBe(true);
      expect(read.view.ask?.candidates ?? []).toEqual([]);
    }),
  );
  for (const status of [['running'], { toString: '' }])
    expect(readSeen({ ...seen, view: { ...whole, status } })).toBeUndefined();
  for (const value of [
    null,
    1,
    'x',
    [],
    {},
    { digest: 'd' },
    { digest: 'd', view: {} },
    { digest: 1, view: seen.view },
  ])
    expect(readSeen(value)).toBeUndefined();
});

test('a link whose parts are of other types is none, whatever they are', () => {
  const odd: readonly unknown[] = [null, 1, true, [], {}, { toString: 1, valueOf: 1 }, [{ toString: 1 }]];
  const parts = ['ruleset', 'version', 'base', 'what', 'files', 'gone', 'variants'] as const;
  for (const part of parts)
    for (const value of odd) {
      const read = readLink(writeLink({ ...CONTENT, [part]: value } as LinkContent));
      const isFine = Array.isArray(value) && value.length === 0 && (part === 'gone' || part === 'variants');
      const isEmpty =
        part === 'files' && typeof value === 'object' && value !== null && Object.keys(value).length === 0;
      expect([part, value, read.ok]).toEqual([part, value, isFine || isEmpty]);
    }
  for (const part of ['save', 'at', 'seen', 'lang'] as const)
    for (const value of odd)
      expect(() => readLink(writeLink({ ...CONTENT, [part]: value } as LinkContent))).not.toThrow();
});
