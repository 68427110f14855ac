import { FAULT, RUNNING, STATUS } from '@sandtable/engine';
import { optionCodes, readValue, writeValue } from '@sandtable/session';
import { expect, test } from 'vitest';
import { compiled, load } from '../src/ruleset.ts';

const game = await load(compiled().javascript);
const { info, layout } = game;
const members = (kind: string) => info.kinds.find(({ name }) => name === kind)?.members ?? [];
const lands = info.fields.find(({ kind, name }) => info.kinds[kind]?.name === 'Province' && name === 'land');
const landOf = (i: number) => readValue(info, lands?.type ?? 0, Number(lands?.values?.[i]));
const seas = members('Province').filter((_, i) => landOf(i) === 'sea');
const coasts = members('Province').filter(
  (id, i) => landOf(i) === 'coast' && !members('Coast').some((c) => c.startsWith(id)),
);

interface Unit {
  readonly power: string;
  readonly branch: string;
  readonly site: string;
  readonly order: string;
}

function random(seed: number): (n: number) => number {
  let x = seed;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
}

function shuffled<T>(all: readonly T[], rnd: (n: number) => number): readonly T[] {
  return all
    .map((one) => ({ one, at: rnd(2 ** 20) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** A fleet in every sea and as many armies as there is room for; most fleets carry, often the same army the same way. */
function crowded(seed: number): readonly Unit[] {
  const rnd = random(seed);
  const any = (all: readonly string[]): string => all[rnd(all.length)] ?? '';
  const armies = shuffled(coasts, rnd).slice(0, 34 - seas.length);
  const [first = ''] = armies;
  const goal = any(coasts);
  const same = seed % 2 === 0;
  const power = () => any(members('Power'));
  const fleetOrder = (): string => {
    const kind = rnd(10);
    if (kind < 7) return `carry(${same ? first : any(armies)}, ${same ? goal : any(coasts)})`;
    return kind < 9 ? `support(${any(seas)}, none)` : `move(${any(seas)}, false)`;
  };
  return [
    ...seas.map((site) => ({ power: power(), branch: 'fleet', site, order: fleetOrder() })),
    ...armies.map((site) => ({
      power: power(),
      branch: 'army',
      site,
      order: `move(${site === goal ? first : goal}, true)`,
    })),
  ];
}

/** What becomes of every unit, by where it stood. */
function judged(units: readonly Unit[]): Readonly<Record<string, string>> {
  const S = new Int32Array(layout.size);
  game.start(S, 1, 0, optionCodes(info, {}));
  const put = (field: string, member: number, value: string | boolean): void => {
    const slot = layout.fields.find(({ path }) => path === `Unit.${field}`);
    const code = slot && writeValue(info, slot.type, value);
    if (slot === undefined || code === undefined) throw new Error(`${field} cannot be ${value}`);
    const at = slot.bits ? slot.at + (member >> 5) : slot.at + member;
    const bit = 1 << (member & 31);
    S[at] = slot.bits ? (code === 1 ? (S[at] ?? 0) | bit : (S[at] ?? 0) & ~bit) : code;
  };
  for (let i = 0; i < members('Unit').length; i++) put('$live', i, i < units.length);
  for (const [i, { power, branch, site, order }] of units.entries()) {
    put('power', i, power);
    put('branch', i, branch);
    put('site', i, site);
    put('written', i, order);
  }
  game.reindex?.(S);
  game.run?.(S, info.procedures.indexOf('resolve'));
  expect([S[STATUS], S[FAULT]]).toEqual([RUNNING, 0]);
  const read = (field: string, i: number): string => {
    const slot = layout.fields.find(({ path }) => path === `Unit.${field}`);
    return String(readValue(info, slot?.type ?? 0, S[(slot?.at ?? 0) + i] ?? 0));
  };
  return Object.fromEntries(
    units.map(({ site }, i) => [site, `${read('verdict', i)} ${read('site', i)} ${read('beatenFrom', i)}`]),
  );
}

const SEEDS = Array.from({ length: 60 }, (_, i) => 1914 + i);

test('seas full of fleets that carry are judged within the budget', () => {
  const all = SEEDS.map((seed) => judged(crowded(seed)));
  expect(new Set(all.flatMap((one) => Object.values(one))).size).toBeGreaterThan(50);
});

test('neither the order of units nor that of their orders changes anything', () => {
  for (const seed of SEEDS) {
    const units = crowded(seed);
    expect(judged(shuffled(units, random(seed * 7)))).toEqual(judged(units));
  }
});
