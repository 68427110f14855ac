import { createTexts } from '@sandtable/board/texts';
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMessages } from '@sandtable/messages';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { nounText, type Sentence, sentencesOf, valueText } from '../src/explain/claim-words.ts';
import { standingOf } from '../src/state/why-asked.ts';
import { fetchWords, say } from '../src/words.ts';
import { whyService } from '../src/workers/why.ts';
import type { DescribedClaim } from '../src/workers/why-protocol.ts';
import { replyAs } from './described-as.ts';

const RULES = `ruleset "inns" version "1.0.0" language 1
type Sky = clear | rain | snow
type Errand = stay | walk(Inn) | ride(Inn, bool)
kind Side { state coins: 0..9 = 1 }
kind Inn { owner: Side?, state beds: 0..9, state shut: bool = false, state guest: Guest? }
kind Guest { side: Side, age: 0..99 }
relation road: Inn -- Inn
table Side { id
  red
  blue }
table Inn { id owner beds
  anchor red 2
  bear blue 0
  crown none 1 }
table Guest { id side age
  ada red 30
  bob blue 12 }
table road {
  anchor -- bear }
constant price: 0..9 = 3
state sky: Sky = rain
state last: Inn? = anchor
seats for Side { two { first {red} second {blue} } }
function grown(g: Guest): bool = g.age >= 18
function sleeps(i: Inn): bool = i.beds > 0 and not i.shut
function inReach(g: Guest, i: Inn): bool = some j in Inn where j.owner == g.side and (i == j or road(i, j))
function fit(s: Side): set of Guest = { g in Guest where g.side == s and grown(g) }
function rich(): set of Side {
  let wanted = red.coins + 1
  return { s in Side where s.coins == wanted }
}
function across(taken: Inn?): set of Inn = if taken is i: Inn then {i} else Inn - { j in Inn where sleeps(j) }
function needed(): 0..9 = price + 1
function toll(): 0..9 by 1/2 = 4.5
function dry(): bool = match sky { clear -> true, rain -> false, snow -> true }
play {
  repeat 3 times {
    choose order by red {
      rest(i in Inn where sleeps(i) else "full") -> i.shut = true
      reach(i in Inn where inReach(ada, i)) -> i.shut = true
      host(g in fit(red)) -> red.coins += 0
      buy where red.coins >= price else "poor" -> red.coins -= price
      save where red.coins == needed() -> red.coins += 0
      leave where dry() -> red.coins += 0
      clear(i in Inn where i.guest is none and i != anchor and i.owner is not none) -> i.shut = true
      rob(s in rich()) -> red.coins += 0
      errand(e in {stay} + { walk(i) for i in Inn where i.beds > 1 } + { walk(anchor) for i in Inn } + { ride(i, true) for i in Inn }) -> red.coins += 0
      haul(e in { ride(anchor, false) for i in Inn where i.beds > 9 }) -> red.coins += 0
      lodge(i in across(last)) -> i.shut = true
      camp(i in across(none)) -> i.shut = true
      wake(i in Inn where i.shut) -> i.shut = false
      visit(i in Inn where road(i, anchor)) -> i.shut = true
      cross(i in road(anchor)) -> i.shut = true
      pass where toll() <= price -> red.coins += 0
      other(i in Inn - { j in Inn where j.beds > 0 }) -> i.shut = true
    }
  }
}
`;
const TEXTS: Readonly<Record<string, string>> = {
  en: 'function--grown = grown up\nInn_beds = beds\nlocal--taken = inn taken last\nplay--poor = There is not enough money for that.',
  de: 'function--grown = erwachsen\nInn_beds = Betten\nstate--sky = Himmel\nSky_rain_name = Regen',
  'en-GB':
    'relation--road--false = No road joins them.\nInn_shut--false = It isn’t shut.\nfunction--inReach--false = It’s too far.\nplay--order--host--to--empty = No inn is free.',
  fr: 'function--grown = adulte\nInn_beds = lits',
};

const files = [{ path: 'rules.sand', text: RULES }];
const { javascript = '', findings } = compile(files);
const module = (await load(javascript))(engine);
const match = createMatch(module, { seats: 'two', seed: 1 });
const service = whyService();

const lines = (all: readonly Sentence[], deep = ''): readonly string[] =>
  all.flatMap(({ text, more }) => [deep + text, ...lines(more, `${deep}  `)]);

/** The sentences to a pick that cannot be made. */
function described(lang: string, picked: readonly string[], name: string): readonly string[] {
  const at = { files, variants: [], save: match.save(true), at: match.cursor, watches: [], lang };
  const { against } = replyAs(service.candidate(at, { choice: 'play/order', role: 'red' }, picked, name), 'against');
  const messages = createMessages('en', [TEXTS[lang] ?? ''], {}, lang);
  const kinds = new Map(['rain', 'clear', 'snow'].map((tag) => [tag, 'Sky']));
  const t = say(lang);
  const texts = createTexts(
    (path) => (messages.has(path) ? messages.text(path) : undefined),
    (member) => kinds.get(member),
    { yes: t('yes'), no: t('no'), none: t('none') },
  );
  return against.flatMap(({ claims }) => lines(sentencesOf(t, texts, claims)));
}

test('the rules that are asked about are right', () => {
  expect(findings.map(({ code, fields }) => [code, fields])).toEqual([]);
});

test('a condition is described by what it wants and what there is, in words of the game', async () => {
  await fetchWords('fr');
  const all = (picked: readonly string[], name: string) =>
    ['en', 'de', 'fr'].map((lang) => described(lang, picked, name));
  expect(all(['rest'], 'bear')).toEqual([
    ['Beds of Bear: 0; must be more than 0.'],
    ['Betten (Bear): 0; nötig: mehr als 0.'],
    ['Lits (Bear)\u202f: 0, mais il faut une valeur supérieure à 0.'],
  ]);
  expect(all([], 'buy')).toEqual([
    ['Coins of Red: 1; must be at least 3 (price).'],
    ['Coins (Red): 1; nötig: mindestens 3 (price).'],
    ['Coins (Red)\u202f: 1, mais il faut au moins 3 (price).'],
  ]);
  expect(all(['host'], 'bob')).toEqual([
    ['Side of Bob: Blue; must be Red.'],
    ['Side (Bob): Blue; nötig: Red.'],
    ['Side (Bob)\u202f: Blue, mais il faut Red.'],
  ]);
});

test('what holds for each of several alike is said once, and isn’t one of several ways then', () => {
  const texts = createTexts(
    () => undefined,
    () => undefined,
    { yes: 'yes', no: 'no', none: 'none' },
  );
  const unknown = { c: 'unknown', at: undefined } as unknown as DescribedClaim;
  const any = { c: 'any', at: undefined, of: [unknown, unknown] } as unknown as DescribedClaim;
  expect(lines(sentencesOf(say('en'), texts, [unknown, any, unknown]))).toEqual([say('en')('claimUnknown')]);
});

test('a name that ends in what it is used with is not written with another such word', () => {
  const words = { yes: 'yes', no: 'no', none: 'none' };
  const texts = createTexts(
    () => undefined,
    () => undefined,
    words,
  );
  const noun = { n: 'name', name: 'bedsAt', paths: [], of: ['inn'] } as const;
  expect(nounText(say('en'), texts, noun)).toBe('beds of Inn');
});

test('whose name has brackets is not put into brackets', async () => {
  await fetchWords('fr');
  const texts = { named: () => undefined, member: String, value: (_: string, value: unknown) => String(value) };
  const of = (owner: string) =>
    ['en', 'de', 'fr'].map((lang) => nounText(say(lang), texts, { n: 'name', name: 'beds', paths: [], of: [owner] }));
  expect(of('Inn')).toEqual(['beds of Inn', 'beds (Inn)', 'beds (Inn)']);
  expect(described('de', ['reach'], 'crown')).toContain('  Owner (Bear): Blue; nötig: Red [side (Ada)].');
  expect(of('Inn (Red)')).toEqual(['beds of Inn (Red)', 'beds von „Inn (Red)“', 'beds de «\u202fInn (Red)\u202f»']);
});

test('of many values the first are named, and the number of the others unless there is only one', () => {
  const texts = createTexts(
    () => undefined,
    () => undefined,
    { yes: 'yes', no: 'no', none: 'none' },
  );
  const of = (count: number) =>
    valueText(say('en'), texts, ['ada', 'bob', 'cid', 'dan', 'eve', 'fay', 'gil'].slice(0, count));
  expect([of(0), of(5), of(6), of(7)]).toEqual([
    'None',
    'Ada, Bob, Cid, Dan, Eve',
    'Ada, Bob, Cid, Dan, Eve, Fay',
    'Ada, Bob, Cid, Dan, Eve and 2 more',
  ]);
});

test('what cannot be reached from a place because it is that place itself is called so', () => {
  expect(described('en', ['visit'], 'anchor')).toEqual(['Already there: Anchor.']);
  expect(described('en-GB', ['visit'], 'anchor')).toEqual(['Already there: Anchor.']);
  expect(described('en', ['cross'], 'anchor')).toEqual(['Already there: Anchor.']);
  expect(described('en', ['cross'], 'crown')).toEqual(['Road of Anchor (Bear); not included: Crown.']);
});

test('a number that is compared with halves is called by its name alone', () => {
  expect(described('en', [], 'pass')).toEqual(['Toll: 4½; must be at most 3 (price).']);
});

test('what chose the set is said where the set itself only has other values', () => {
  expect(described('en', ['lodge'], 'bear')).toEqual(['Inn taken last: Anchor.', 'Bear isn’t Anchor.']);
  expect(described('en', ['camp'], 'anchor')).toEqual(['Anchor must not be one of these: Inn (Anchor, Crown).']);
});

test('a bare truth value is explained by what led to it', () => {
  expect(described('en', [], 'leave')).toEqual(['Sky: Rain.']);
  expect(described('de', [], 'leave')).toEqual(['Himmel: Regen.']);
});

test('of several conditions each that would do is listed, of one that must not hold that it does', () => {
  expect(described('en', ['reach'], 'crown')).toEqual([
    'At least one of these would have to be different:',
    '  Crown isn’t Anchor.',
    '  “road” is false for Crown, Anchor.',
    '  Owner of Bear: Blue; must be Red (side of Ada).',
    '  Owner of Crown: None; must be Red (side of Ada).',
  ]);
  expect(described('en', ['clear'], 'anchor')).toEqual(['It must not be Anchor.']);
  expect(described('en', ['clear'], 'crown')).toEqual(['Owner of Crown: none, but one is needed.']);
  expect(described('en', ['other'], 'anchor')).toEqual(['Anchor must not be one of these: Inn (Anchor, Crown).']);
});

test('a ruleset can say in a sentence what it means that a condition is false', () => {
  const [first, ...more] = described('en-GB', ['reach'], 'crown');
  expect(first).toBe('It’s too far.');
  expect(more).toContain('    No road joins them.');
  expect(described('en-GB', ['wake'], 'anchor')).toEqual(['It isn’t shut.']);
});

test('of sets that are put together only the condition that left the value out of one of them is told', () => {
  expect(described('en', ['errand'], 'walk(bear)')).toEqual(['Beds of Bear: 0; must be more than 1.']);
  expect(described('en', ['errand'], 'ride(bear, false)')).toEqual([
    'Inn (Ride · Anchor · yes, Ride · Bear · yes, Ride · Crown · yes); not included: Ride · Bear.',
  ]);
  // Any of several members would have given it.
  expect(described('en', ['haul'], 'ride(anchor, false)')).toEqual(['Inn (None); not included: Ride · Anchor.']);
});

test('what only one rule has a name for is shown by its value', () => {
  expect(described('en', [], 'save')).toEqual(['Coins of Red: 1; must be 4.']);
  expect(described('en', ['rob'], 'blue')).toEqual(['Coins of Blue: 1; must be 2.']);
});

test('what was asked is asked again where the question stays the same, and else said to be of before', () => {
  const question = { choice: 'play/order', form: 'menu', kind: undefined, picked: [], role: 'red' } as const;
  const now = {
    ask: { ...question } as never,
    at: 2,
    javascript: 'a',
    running: false,
    viewer: 'all' as const,
    save: {} as never,
    view: undefined,
  };
  const of = { rules: 'a', step: 2, save: now.save, viewer: 'all' };
  const asked = { of: 'candidate', name: 'buy', question, possible: [] } as const;
  const standing = (other: object) => standingOf({ asked, of }, { ...now, ...other });
  expect(standing({})).toBe('holds');
  expect(standing({ javascript: 'b' })).toBe('again');
  expect(standing({ at: 3, save: {} })).toBe('again');
  expect(standing({ viewer: 'first' })).toBe('again');
  expect(standing({ at: 3, ask: { ...question, role: 'blue' } })).toBe('before');
  // What is picked next of the same menu leaves what was asked of it before as it was; another way into it does not.
  const behind = { of, asked: { ...asked, question: { ...question, picked: ['rest'] } } };
  const standingBehind = (picked: readonly string[]) =>
    standingOf(behind, { ...now, ask: { ...question, picked } as never });
  expect(standing({ ask: { ...question, picked: ['rest'] } })).toBe('holds');
  expect(standingBehind([])).toBe('holds');
  expect(standingBehind(['buy'])).toBe('before');
  expect(standing({ at: 3, ask: undefined })).toBe('before');
  // While bots play nothing is asked for each of their moves.
  expect(standing({ at: 3, running: true })).toBe('holds');
  const rule = { of: 'rule', file: 'rules.sand', offset: 3, step: 1 } as const;
  expect(standingOf({ asked: rule, of }, { ...now, at: 5 })).toBe('holds');
  expect(standingOf({ asked: rule, of }, { ...now, javascript: 'b' })).toBe('otherRules');
});

test('what the reader may not know is said to need a value, without the one it has', () => {
  const texts = {
    named: () => undefined,
    member: (name: string) => name,
    value: (_: string, value: unknown) => `${value}`,
  };
  const what = { n: 'name', name: 'Guest.side', paths: [], of: ['cleo'] } as const;
  const atom = { says: 'equal', what, than: { n: 'value', value: 'red' } } as const;
  const claim = { c: 'atom', atom, wanted: true, holds: false, because: [] } as const;
  const said = (lang: string) =>
    sentencesOf(say(lang), texts, [claim as unknown as DescribedClaim]).map(({ text }) => text);
  expect(said('de')).toEqual(['Side (cleo): müsste red sein.']);
  expect(said('en')).toEqual(['Side of cleo must be red.']);
});
