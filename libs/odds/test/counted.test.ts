import { engine } from '@sandtable/engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { lowest, type Outcome, oddsOf, scriptedChance, spreadOf } from '../src/index.ts';
import { begun, createOf, reads, running, type ScriptedModule } from './built.ts';

const RULES = `kind Side
table Side { id
  red
  blue
}
seats for Side { two { one {red} other {blue} } }
die D { 1..12 }
die Few { 1..4 }
state dice: 0..6 = 0
state low: 0..6 = 0
state high: 0..6 = 0
state a: 0..20 = 0
state b: 0..20 = 0
state c: 0..20 = 0
procedure twelve() {
  let shots = roll D 12 times
  a = count s in shots where s <= 5
}
procedure both() {
  let mine = roll D 12 times as mine
  let theirs = roll D 9 times as theirs
  log "fought" (mine: count s in mine where s <= 5)
  a = count s in mine where s <= 5
  b = count s in theirs where s == 7 or s > 10
}
procedure often() {
  let shots = roll Few dice times
  a = count s in shots where s <= low
  b = count s in shots where s >= high
  c = count(shots)
}
procedure seen() {
  let shots = roll Few dice times as looked
  a = count s in shots where s <= low
  if shots[1] == 4 { b = 1 }
}
procedure asking() {
  let shots = roll Few 2 times as kept
  a = count s in shots where s <= 2
  let more = choose one of 0..2 by red as bet
  b = count s in shots where s > 3
}
procedure asksFirst() {
  let more = choose one of 0..2 by red as before
  let shots = roll D 12 + more times as later
  a = count s in shots where s <= 5
}
play { let first = choose one of 1..2 by red as opening }
`;

let rules: ScriptedModule;
/** The same rules on an engine that draws every die. */
let plain: ScriptedModule;
beforeAll(async () => {
  const create = await createOf(RULES);
  const [scripted, other] = [scriptedChance(engine), scriptedChance(engine)];
  const { tally: _, ...without } = other.engine;
  rules = { scripted, module: create(scripted.engine) };
  plain = { scripted: other, module: create(without) };
});

const spread = (built: ScriptedModule, outcomes: readonly Outcome[], ...names: readonly string[]) =>
  spreadOf(outcomes, ({ position }) => names.map((name) => reads(built, name)(position)))
    .map(({ value, chance }) => ({ value, ...lowest(chance) }))
    .toSorted((x, y) => (x.value.join() < y.value.join() ? -1 : 1));

test('twelve dice that are counted have thirteen ways', () => {
  const odds = oddsOf(running(rules, 'twelve'), rules.scripted);
  expect(odds).toMatchObject({ exact: true, runs: 13 });
  const five = spread(rules, odds.outcomes, 'a').find(({ value }) => value[0] === 5);
  expect(five).toMatchObject(lowest({ num: 792n * 5n ** 5n * 7n ** 7n, den: 12n ** 12n }));
});

test('two throws do not get in each other’s way, nor does a log', () => {
  const odds = oddsOf(running(rules, 'both'), rules.scripted);
  expect(odds).toMatchObject({ exact: true, runs: 130 });
  expect(oddsOf({ ...running(rules, 'both'), marks: () => [] }, rules.scripted).runs).toBe(130);
});

test('counts that overlap are those of dice one by one', () => {
  const number = fc.nat(5);
  fc.assert(
    fc.property(fc.nat(4), number, number, fc.constantFrom('often', 'seen'), (dice, low, high, procedure) => {
      const found = [rules, plain].map((built) => {
        const experiment = running(built, procedure);
        for (const [name, value] of Object.entries({ dice, low, high }))
          experiment.from[built.module.layout.states.find(({ path }) => path === name)?.at ?? 0] = value;
        const odds = oddsOf(experiment, built.scripted);
        expect(odds.exact).toBe(true);
        return { runs: odds.runs, spread: spread(built, odds.outcomes, 'a', 'b', 'c') };
      });
      expect(found[0]?.spread).toEqual(found[1]?.spread);
      // What looks at single dice draws them.
      if (procedure === 'seen') expect(found[0]?.runs).toBe(found[1]?.runs);
    }),
    { numRuns: 60 },
  );
});

describe('a question', () => {
  const answer = (built: ScriptedModule) => (): boolean => {
    built.module.answer.fill(0);
    return true;
  };
  test('that dice outlive draws them', () => {
    const [counted, drawn] = [rules, plain].map((built) => {
      const odds = oddsOf(running(built, 'asking', answer(built)), built.scripted);
      return spread(built, odds.outcomes, 'a', 'b');
    });
    expect(counted).toEqual(drawn);
  });

  test('before them does not matter', () => {
    const odds = oddsOf(running(rules, 'asksFirst', answer(rules)), rules.scripted);
    expect(odds).toMatchObject({ exact: true, runs: 13 });
  });
});

test('a position is not changed by counting', () => {
  expect(begun(rules)).toEqual(begun(plain));
});
