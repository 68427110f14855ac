import { compile } from '@sandtable/compiler';
import { hidesIn, nothingHidden, type Part, whyNot } from '@sandtable/explain';
import { expressionsIn } from '@sandtable/model';
import { type Reference, start } from '@sandtable/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** What blue has in store is blue's alone; red's question depends on it, on what is open, and on both. */
const RULES = `ruleset "stores" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }
kind Hut {
  side: Side
  state open: bool = false
  seen by side { state store: 0..9 = 0 }
}
table Side { id
  red
  blue
}
table Hut { id side store
  r1 red 0
  b1 blue 0
  b2 blue 0
  b3 blue 4
}
seats for Side { two { first {red} second {blue} } }
function rich(h: Hut): bool = h.store > 4 and h.open
function open(h: Hut): bool = h.open or h.side == red
play {
  while true {
    let hidden = b1.store
    let goal = choose one of h in { h in Hut where h.side == blue } by red
      where (h.store > 2 or open(h)) and h.side.points < 5 and not rich(h) else "no"
      where h.store > hidden or (some o in Hut where o.side == blue and o.store < h.store) else "less"
      otherwise b1
    choose pause by red { go }
    goal.open = true
  }
}
`;

/** The checker warns that the question itself tells something; all the more its explanation must not tell the rest. */
function rules() {
  const { model } = compile([{ path: 'rules.sand', text: RULES }]);
  if (model === undefined) throw new Error('no model');
  return model;
}

const HUTS = ['r1', 'b1', 'b2', 'b3'];
const tree = ({ is, value, truth, of, parts, decisive }: Part): unknown => [
  is,
  value,
  truth,
  of,
  decisive,
  parts.map(tree),
];

test.each([
  ['everyone', undefined],
  ['red', new Set([0])],
] as const)('who may not see it gets nothing that hangs on what is hidden, however it stands: %s', (_, roles) => {
  const model = rules();
  const stores = fc.array(fc.nat(9), { minLength: 3, maxLength: 3 });
  const opens = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
  const hides = hidesIn(model, { roles });
  const put = (match: Reference, stored: readonly number[], opened: readonly boolean[]): void => {
    for (const [i, value] of stored.entries()) {
      expect(match.put({ hand: 'change', path: 'Hut.store', of: [HUTS[i + 1] ?? ''], value })).toBe(true);
      match.put({ hand: 'change', path: 'Hut.open', of: [HUTS[i + 1] ?? ''], value: opened[i] ?? false });
    }
  };
  const reasons = new Set<string>();
  fc.assert(
    fc.property(stores, stores, opens, (one, other, opened) => {
      const match = start(model, { seed: 1, layout: 0, options: [] });
      const [ask] = match.open;
      if (ask === undefined || ask.choice.form === 'menu') return;
      const look = (stored: readonly number[]) => {
        put(match, stored, opened);
        return HUTS.map((hut) => whyNot(ask, [], hut, { hides }));
      };
      const [here, there] = [look(one), look(other)];
      for (const [i, against] of here.entries())
        for (const { reason = 'outside', part } of against) {
          reasons.add(reason);
          const twin = there[i]?.find((own) => (own.reason ?? 'outside') === reason)?.part;
          // The player learns that a reason holds from the question itself; nothing more than that may differ.
          if (twin) expect(part && tree(part)).toEqual(tree(twin));
        }
    }),
  );
  expect([...reasons]).toEqual(expect.arrayContaining(['outside', 'play/no', 'play/less']));
});

test('what everyone may see stands beside what is unknown', () => {
  const model = rules();
  const match = start(model, { seed: 1, layout: 0, options: [] });
  for (const points of [0, 7]) {
    match.put({ hand: 'change', path: 'Side.points', of: ['blue'], value: points });
    const [ask] = match.open;
    if (ask === undefined) throw new Error('nothing is asked');
    const of = (hides: typeof nothingHidden) =>
      whyNot(ask, [], 'b2', { hides })[0]?.part?.parts.map(({ is, value }) => value || is);
    expect(of(hidesIn(model))).toEqual(['unknown', String(points < 5), points < 5 ? 'unknown' : 'skipped']);
    expect(of(nothingHidden)).toEqual(['false', 'skipped', 'skipped']);
  }
});

test('whoever is asked gets what they alone may see, and nothing of what others may', () => {
  const own = 'let goal = choose one of h in Hut by red where rich(h) or h.store > 2 otherwise b1';
  const { model } = compile([{ path: 'rules.sand', text: RULES.replace(/let goal[\s\S]*otherwise b1/, own) }]);
  if (model === undefined) throw new Error('no model');
  const match = start(model, { seed: 1, layout: 0, options: [] });
  const [ask] = match.open;
  if (ask === undefined) throw new Error('nothing is asked');
  const of = (hut: string, roles?: ReadonlySet<number>) =>
    whyNot(ask, [], hut, { hides: hidesIn(model, { roles }) })[0]?.part?.is;
  expect(['r1', 'b1'].map((hut) => of(hut))).toEqual(['unknown', 'unknown']);
  expect(['r1', 'b1'].map((hut) => of(hut, new Set([0])))).toEqual(['value', 'unknown']);
});

/** A question that depends on what only blue may see. */
const asking = (role: string): string =>
  RULES.replace(
    'choose pause by red { go }',
    `let own = choose one of h in { h in Hut where h.side == blue } by ${role} where h.store > 2 otherwise b1`,
  );

test('whoever is asked gets all that decides the question, if they may see all of it', () => {
  const reasonFor = (role: string) => {
    const { model } = compile([{ path: 'rules.sand', text: asking(role) }]);
    const choice = model?.choices.find(({ path }) => path === 'play/own');
    if (model === undefined || choice === undefined) throw new Error('no question');
    const store = expressionsIn('choice', choice).find(({ e, type }) => e === 'field' && type.t === 'int');
    return [choice.evident, store && hidesIn(model, choice)(store, new Set())];
  };
  expect(reasonFor('red')).toEqual([undefined, true]);
  expect(reasonFor('blue')).toEqual([true, false]);
});

test('which member is which is not revealed, though the question hangs on what may be seen', () => {
  const text = RULES.replace('side: Side\n', 'side: Side\n  seen by side { sort: 0..9 = 0 }\n').replace(
    'choose pause by red { go }',
    'let own = choose one of s in Side by red where not (some h in Hut where h.side == s and h.open) otherwise red',
  );
  const { model } = compile([{ path: 'rules.sand', text }]);
  const choice = model?.choices.find(({ path }) => path === 'play/own');
  if (model === undefined || choice === undefined) throw new Error('no question');
  const hidden = (e: string) =>
    expressionsIn('choice', choice)
      .filter((one) => one.e === e)
      .map((one) => hidesIn(model, { evident: true })(one, new Set()));
  expect(hidden('quant')).toEqual([true]);
  expect(hidden('every')).toContain(false);
});
