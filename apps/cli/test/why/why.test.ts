import { nothingHidden, type Part, recorder, type Step, watchRule, whyNot, whyRefused } from '@sandtable/explain';
import { doNamed, type NamedStep, type Reference, startNamed } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { built } from '../together/built.ts';
import { RULES } from './roads.ts';

const everyone = { hides: nothingHidden };

/** A tree in lines: the text of a part, its value, `*` where it made the whole what it is. */
const tree = (part: Part, deep = ''): readonly string[] => [
  `${deep}${RULES.slice(part.span.start, part.span.end)} = ${part.is === 'value' ? part.value : part.is}${part.decisive ? ' *' : ''}${part.of === '' ? '' : ` [${part.of}]`}`,
  ...part.parts.flatMap((inner) => tree(inner, `${deep}  `)),
];

const answer = (arm: string, args: Readonly<Record<string, string>> = {}, role = 'red'): NamedStep => ({
  choice: 'play/order',
  role,
  answer: { arm, args },
});

async function begun(...steps: readonly NamedStep[]) {
  const { model, module } = await built(RULES);
  const looking = recorder(model);
  const match = startNamed(model, { seats: 'two', seed: 1, options: {} }, 1e6, looking) as Reference;
  const go = (step: NamedStep, number: number): void => {
    looking.begin(match.root, number);
    if (!doNamed(model, match, step)) throw new Error(JSON.stringify(step));
  };
  steps.forEach((step, i) => go(step, i + 1));
  return { model, module, match, looking, go };
}
const asked = (match: Reference) => {
  const [ask] = match.open;
  if (ask === undefined) throw new Error('nothing is asked');
  return ask;
};
const described = (match: Reference, picked: readonly string[], name: string) =>
  whyNot(asked(match), picked, name, everyone).map(({ what, reason, part }) => [what, reason, part && tree(part)]);

test('of a candidate that is not allowed the condition is shown with the values of its parts', async () => {
  const { match } = await begun();
  expect(described(match, ['attack', 'r2'], 'b1')).toEqual([]);
  expect(described(match, ['attack', 'r2'], 'b2')).toEqual([
    [
      'guard',
      'play/far',
      [
        'inReach(t, target) = false *',
        '  t = r2',
        '  target = b2',
        '  t.at == target.at = false *',
        '    t.at = bree',
        '    target.at = dale',
      ],
    ],
  ]);
});

test('what is behind a part that decides was not looked at', async () => {
  const { match } = await begun();
  expect(described(match, ['move'], 'b1')[0]?.[2]).toEqual([
    't.side == s and t.at is not none = false *',
    '  t.side == s = false *',
    '    t.side = blue',
    '    s = red',
    '  t.at is not none = skipped',
  ]);
});

test('what a pattern binds is known behind it', async () => {
  const { match } = await begun();
  expect(described(match, ['visit'], 'b1')[0]?.[2]).toEqual([
    't.at is place: Town and not place.closed and t.side == s = false *',
    '  t.at is place: Town = true',
    '    t.at = bree',
    '  not place.closed = true',
    '    place.closed = false *',
    '  t.side == s = false *',
    '    t.side = blue',
    '    s = red',
  ]);
});

test('what is no candidate at all is explained by the filter of the set that left it out', async () => {
  const { match } = await begun();
  expect(described(match, ['attack'], 'r1')).toEqual([
    [
      'outside',
      undefined,
      [
        'ready(s) = {r2} *',
        '  { t in Team where t.side == s and t.size > 2 } = {r2} *',
        '    t.side == s and t.size > 2 = false * [t = r1]',
        '      t.side == s = true',
        '        t.side = red',
        '        s = red',
        '      t.size > 2 = false *',
        '        t.size = 2',
      ],
    ],
  ]);
});

test('where a search does not come, the steps that it was not allowed are listed', async () => {
  const { match } = await begun();
  const [[, , lines] = []] = described(match, ['move', 'r1'], 'cove');
  expect(lines).toEqual([
    'ride(t.at otherwise aria) = {aria, bree} *',
    '  not n.closed = false * [at = bree, n = cove]',
    '    n.closed = true *',
  ]);
  // Further away the border is shown at which it stops.
  expect(described(match, ['move', 'r1'], 'dale')[0]?.[2]).toEqual(lines);
});

test('nothing speaks against candidates, and something against everything else', async () => {
  const { model, match } = await begun(answer('move', { t: 'r1', to: 'bree' }));
  const arms = model.choices.flatMap((choice) => (choice.form === 'menu' ? choice.arms : []));
  for (const [i, arm] of arms.entries()) {
    const [param] = arm.params;
    if (param?.element.t !== 'kind') continue;
    const legal = match.candidates(1, [i]);
    const ids = model.kinds[param.element.kind]?.members.map(({ id }) => id) ?? [];
    for (const [ordinal, id] of ids.entries())
      expect([arm.name, id, described(match, [arm.name], id).length === 0]).toEqual([
        arm.name,
        id,
        legal.includes(ordinal),
      ]);
  }
});

test('a refused answer is explained by what is wrong with it first', async () => {
  const { match } = await begun();
  const against = whyRefused(asked(match), { arm: 'attack', args: { t: 'r2', target: 'b2' } }, everyone);
  expect(against.map(({ what, reason }) => [what, reason])).toEqual([['guard', 'play/far']]);
  expect(whyRefused(asked(match), { arm: 'rest', args: {} }, everyone)).toEqual([]);
});

const line = ({ sort, span, result, name, of, changes, depth, resumed }: Step): string =>
  `${' '.repeat(depth)}${resumed ? '…' : ''}${sort} ${name || RULES.slice(span.start, span.end).split('\n')[0]} ${result} ${of}`
    .trimEnd()
    .concat(changes.map(({ path, of: who, before, after }) => ` | ${path} ${who}: ${before} -> ${after}`).join(''));

test('a decision is listed step by step, with what each changed', async () => {
  const { looking } = await begun(answer('attack', { t: 'r2', target: 'b1' }));
  const { steps, before } = looking.record();
  expect(before['Team.at']).toEqual(['aria', 'bree', 'bree', 'dale']);
  expect(steps.map(line)).toEqual([
    '…repeat repeat 4 times { phase turn {',
    ' …label play/turn',
    '  …for for s in Side {',
    '   …menu play/order',
    '    call strike(r2, b1)',
    '     if if t.size > target.size { true',
    '      set target.at = none | Team.at b1: bree -> none',
    '      set t.side.points += 1 | Side.points red: 0 -> 1',
    '   menu play/order  s = blue',
  ]);
  // Each step knows where it ends, so that it can be stepped over.
  const call = steps.findIndex(({ sort }) => sort === 'call');
  expect(steps[steps[call]?.end ?? -1]?.sort).toBe('menu');
});

test('what steps changed, one after the other, is the position after the decision', async () => {
  const { model, module } = await built(RULES);
  const match = createMatch(module, { seats: 'two', seed: 3 });
  const looking = recorder(model);
  const other = startNamed(model, { seats: 'two', seed: 3, options: {} }, 1e6, looking) as Reference;
  const plain = startNamed(model, { seats: 'two', seed: 3, options: {} }, 1e6) as Reference;
  let n = 7;
  const random = (below: number): number => {
    n = (Math.imul(n, 48271) + 11) & 0x7fffffff;
    return n % below;
  };
  for (let i = 1; match.asks().length > 0; i++) {
    const wanted = match.suggest(random);
    if (wanted === undefined || !match.decide(wanted).ok) throw new Error('no answer');
    const step = match.save().decisions.at(-1) as NamedStep;
    looking.begin(other.root, i);
    expect(doNamed(model, other, step) && doNamed(model, plain, step)).toBe(true);
    expect(other.canonical()).toEqual(plain.canonical());
    const { steps, before } = looking.record();
    const now = Object.fromEntries(Object.entries(before).map(([path, values]) => [path, [...values]]));
    for (const { path, index, after } of steps.flatMap(({ changes }) => changes)) (now[path] ?? [])[index] = after;
    const { fields, states } = match.view();
    expect(now).toEqual({ ...fields, ...states });
  }
});

test('why a rule did not happen: what around it went another way', async () => {
  const { model, match, looking, go } = await begun();
  const asking = (text: string, step: NamedStep, number: number) => {
    const rule = watchRule(model, 'rules.sand', RULES.indexOf(text) + 1);
    if (rule === undefined) throw new Error(text);
    looking.probe = rule.probe;
    go(step, number);
    return rule.verdict(looking);
  };
  const beaten = asking('t.at = none }', answer('attack', { t: 'r2', target: 'b1' }), 1);
  expect(beaten.what).toBe('test');
  expect(beaten.parts.map((part) => tree(part))).toEqual([
    ['t.size > target.size = true', '  t.size = 4', '  target.size = 3'],
  ]);
  const uncalled = asking('target.at = none', answer('rest', {}, 'blue'), 2);
  expect([uncalled.what, uncalled.last, uncalled.callers.map(({ what }) => what)]).toEqual(['uncalled', 1, ['answer']]);
  const won = asking('finish won', answer('rest'), 3);
  expect([won.what, won.parts[0]?.truth, won.parts[0]?.parts.length]).toEqual(['whenever', false, 1]);
  const ran = asking('s.points += 0', answer('rest', {}, 'blue'), 4);
  expect([ran.what, ran.times]).toEqual(['ran', 1]);
  expect(match.open).toHaveLength(1);
});

const POSTS = `ruleset "posts" version "1.0.0" language 1
kind Side {}
kind Post {}
kind Card { general: bool }
table Side { id
  red }
table Post { id
  left
  middle }
table Card { id general
  joffre true
  petain true
  guns false }
seats for Side { one { first {red} } }
play {
  let laid = choose optional one of Card for each p in Post by red
    such that (count p in Post where laid[p] is c: Card and c.general) <= 1 else "one-general"
}
`;

test('next to what other keys have been given, the condition of the whole that a member would break is named', async () => {
  const { model } = await built(POSTS);
  const match = startNamed(model, { seats: 'one', seed: 1, options: {} }, 1e6) as Reference;
  const why = (picked: readonly string[], name: string, keys?: readonly string[]) =>
    whyNot(asked(match), picked, name, { ...everyone, keys }).map(({ what, reason, claims }) => [what, reason, claims]);
  expect(why(['joffre'], 'petain')).toEqual([['whole', 'play/one-general', []]]);
  expect(why(['joffre'], 'petain', ['middle', 'left'])).toEqual([['whole', 'play/one-general', []]]);
  expect(why(['joffre'], 'guns')).toEqual([]);
  expect(why(['none'], 'petain')).toEqual([]);
});
