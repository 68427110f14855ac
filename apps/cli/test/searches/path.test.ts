import { RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { built } from '../together/built.ts';

const TOWNS = 'abcdefghij'.split('');
/** Roads with prices, of which some are alike, so that ways compete. */
const roads = TOWNS.flatMap((from, i) =>
  TOWNS.slice(i + 1).flatMap((to, k) =>
    (i * 7 + k * 5) % 3 === 0 ? [`  ${from} --{toll: ${1 + ((i * k + i) % 4)}} ${to}`] : [],
  ),
);

const RULES = `ruleset "ways" version "1.0.0" language 1
kind Side
kind Town { state closed: bool = false }
relation road: Town -- Town { toll: 1..4 = 1 }
table Side { id
  red
}
table Town { id
${TOWNS.map((town) => `  ${town}`).join('\n')}
}
table road {
${roads.join('\n')}
}
seats for Side { one { x {red} } }
state from: Town = a
state to: Town = a
state way: list of Town max 12 = []
state poor: list of Town max 12 = []
state long: list of Town max 12 = []
state turning: list of Town max 40 = []
state borders: list of Town max 12 = []

search ride(s: Town) over (at: Town) from s {
  step n in road(at) where not n.closed cost road.toll(at, n) to n
}
search purse(s: Town, coins: 0..9) over (at: Town) from s {
  limit coins
  step n in road(at) cost if spent == 0 then 1 else road.toll(at, n) to n
}
search parade(s: Town) over (at: Town, seen: set of Town) from (s, {s}) {
  step n in road(at) where n not in seen and not n.closed to (n, seen + {n})
  end where count(seen) >= 3
}
search turn(s: Town) over (at: Town, facing: 0..3) from (s, 0) {
  step n in {0, 1, 2, 3} where n != facing cost 0.5 to (at, n)
  step n in road(at) where road.toll(at, n) == facing + 1 to (n, facing)
}
search stopped(s: Town) over (at: Town) from s {
  step n in road(at) to n stop when n.closed
}
play {
  repeat 30 times {
    let shut = random any of Town
    for t in Town { t.closed = t in shut }
    from = random one of Town as start
    to = random one of Town as goal
    way = ride(from).path(to)
    poor = purse(from, 5).path(to)
    long = parade(from).path(to)
    turning = turn(from).path(to)
    borders = stopped(from).path(to)
    let on = choose one of bool by red
  }
}
`;

test('ways are the same on both sides, and lead there by roads at the price', async () => {
  const { module, model } = await built(RULES);
  const toll = new Map(
    roads.flatMap((line) => {
      const [, p = '', price = '', q = ''] = /(\w) --\{toll: (\d)\} (\w)/.exec(line) ?? [];
      return [
        [`${p}${q}`, Number(price)],
        [`${q}${p}`, Number(price)],
      ] as const;
    }),
  );
  let gone = 0;
  for (let seed = 0; seed < 6; seed += 1) {
    const S = new Int32Array(module.layout.size);
    module.start(S, seed, 0, new Int32Array(0));
    const reference = start(model, { seed, layout: 0, options: [] });
    while (S[STATUS] === RUNNING) {
      const here = readCanonical(module, S);
      expect(here).toEqual(reference.canonical());
      const one = (name: string) => TOWNS[Number(here.states[name]?.[0])] ?? '';
      const all = (name: string) => [here.states[name]?.[0] ?? []].flat(2).map((town) => TOWNS[Number(town)] ?? '');
      const closed = here.fields['Town.closed'] ?? [];
      const way = [one('from'), ...all('way')];
      const cost = (towns: readonly string[]) =>
        towns.slice(1).reduce((sum, town, i) => sum + (toll.get(`${towns[i]}${town}`) ?? Number.NaN), 0);
      const cheapest = distances(one('from'), (p, q) =>
        closed[TOWNS.indexOf(q)] === 1 ? undefined : toll.get(`${p}${q}`),
      );
      expect([way.at(-1), cost(way)]).toEqual(
        cheapest.has(one('to')) ? [one('to'), cheapest.get(one('to'))] : [one('from'), 0],
      );
      expect(new Set(all('long')).size).toBe(all('long').length);
      if (all('long').length > 0) expect(all('long').at(-1)).toBe(one('to'));
      gone += all('way').length + all('long').length + all('turning').length;
      module.answer.fill(0);
      module.decide(S);
      reference.decide({ form: 'one', code: 0 });
    }
    expect(readCanonical(module, S)).toEqual(reference.canonical());
  }
  expect(gone).toBeGreaterThan(200);
});

/** All prices by brute force. */
function distances(from: string, price: (p: string, q: string) => number | undefined): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]]);
  for (let round = 0; round < TOWNS.length; round += 1)
    for (const [p, paid] of [...found])
      for (const q of TOWNS) {
        const more = price(p, q);
        if (more !== undefined && paid + more < (found.get(q) ?? Number.POSITIVE_INFINITY)) found.set(q, paid + more);
      }
  return found;
}

test('a way that is longer than its place is the fault full', async () => {
  const { module, model } = await built(
    RULES.replace('state turning: list of Town max 40', 'state turning: list of Town max 1'),
  );
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  while (S[STATUS] === RUNNING) {
    module.answer.fill(0);
    module.decide(S);
    reference.decide({ form: 'one', code: 0 });
  }
  expect(readCanonical(module, S)).toEqual(reference.canonical());
  expect(reference.canonical().fault).toBe('full');
});
