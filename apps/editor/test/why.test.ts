import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { barsOf } from '../src/explain/bars-of.ts';
import { rowsOf, stepFrom } from '../src/explain/rows-of.ts';
import { tells, timesBefore } from '../src/play/log-lines.ts';
import { ruleOf } from '../src/play/rule-of.ts';
import { insideView } from '../src/state/inside-view.ts';
import { stepAt } from '../src/state/step-at.ts';
import { whyService } from '../src/workers/why.ts';
import type { MatchAt, WhyApi } from '../src/workers/why-protocol.ts';
import { replyAs } from './described-as.ts';

const RULES = `ruleset "huts" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }
kind Hut {
  side: Side
  state open: bool = false
}
table Side { id
  red
  blue }
table Hut { id side
  r1 red
  r2 red
  r3 red
  b1 blue }
seats for Side { two { first {red} second {blue} } }
function closed(h: Hut): bool = not h.open
procedure knock(h: Hut) {
  h.open = true
  if h.side == red { red.points += 2 } else { blue.points += 1 }
}
play {
  repeat 3 times {
    let hut = choose one of h in { h in Hut where h.side == red } by red where closed(h) else "open" otherwise r1
    knock(hut)
    knock(b1)
  }
}
`;
const files = [{ path: 'rules.sand', text: RULES }];

async function played(...huts: readonly string[]): Promise<Match> {
  const { javascript = '' } = compile(files);
  const create = await load(javascript);
  const match = createMatch(create(engine), { seats: 'two', seed: 1 });
  for (const hut of huts) expect(match.decide(hut)).toEqual({ ok: true });
  return match;
}
const at = (match: Match, watches: readonly string[] = []): MatchAt => {
  return { files, variants: [], save: match.save(true), at: match.cursor, watches, lang: 'en' };
};
const HUT = { choice: 'play/hut', role: 'red' } as const;

test('the worker says why not, in the words of the rules and with their places', async () => {
  const service = whyService();
  const match = await played('r1');
  const { against } = replyAs(service.candidate(at(match), HUT, [], 'r1'), 'against');
  const [{ what, reason, part } = {}] = against;
  expect([what, reason, part?.text, part?.line, part?.truth]).toEqual(['guard', 'play/open', 'closed(h)', 23, false]);
  const [not] = part?.parts.filter(({ decisive }) => decisive) ?? [];
  expect([not?.text, not?.parts[0]?.text, not?.parts[0]?.value]).toEqual(['not h.open', 'h.open', 'true']);
  const refused = replyAs(service.answer(at(match), HUT, 'b1'), 'against');
  expect(refused.against.map((one) => [one.what, one.part?.parts[0]?.of])).toEqual([['outside', 'h = b1']]);
});

test('whoever is asked gets what they see; whoever looks from another seat does not', async () => {
  const text = RULES.replace('state open: bool', 'seen by side { state open: bool').replace(
    '= false\n}',
    '= false }\n}',
  );
  const secret = [{ path: 'rules.sand', text }];
  const { javascript = '' } = compile(secret);
  const match = createMatch((await load(javascript))(engine), { seats: 'two', seed: 1 });
  expect(match.decide('r1')).toEqual({ ok: true });
  const service = whyService();
  const asked = (eyes?: 'asked' | 'others') =>
    replyAs(service.candidate({ ...at(match), files: secret }, { ...HUT, eyes }, [], 'r1'), 'against').against;
  expect(asked('asked')).toEqual(asked());
  expect(asked('others')).not.toEqual(asked());
});

test('what a decision did is listed by steps, and the board follows them up to the match as it is', async () => {
  const service = whyService();
  const match = await played('r1', 'r2');
  const recordOf = (step: number) => replyAs(service.inside(at(match), step), 'record').record;
  const record = recordOf(2);
  const { steps } = record;
  const calls = steps.flatMap(({ sort, name }, i) => (sort === 'call' ? [[name, i] as const] : []));
  expect(calls.map(([name]) => name)).toEqual(['knock(r2)', 'knock(b1)']);
  const view = match.view();
  expect(insideView(view, record, steps.length - 1).fields).toEqual(view.fields);
  const opened = steps.findIndex(({ changes }) => changes.some(({ of }) => of === 'r2'));
  const half = insideView(view, record, opened);
  expect([half.fields['Hut.open'], half.fields['Side.points']]).toEqual([
    [true, true, false, true],
    [2, 1],
  ]);
  expect(half.changes).toEqual([{ path: 'Hut.open', member: 1, from: false, to: true }]);
  // Into, over and out of a call.
  const [[, first], [, second]] = calls as [[string, number], [string, number]];
  expect([stepFrom(steps, first, 'into'), stepFrom(steps, first, 'over')]).toEqual([first + 1, second]);
  expect([stepFrom(steps, first + 1, 'out'), stepFrom(steps, first, 'back')]).toEqual([second, first - 1]);
  expect(rowsOf(steps, new Set([first])).map((row) => row.at)).not.toContain(first + 1);
  // Earlier decisions are looked into without playing again, and the beginning of the match as well.
  expect(recordOf(1).steps.map(({ name }) => name)).toContain('knock(r1)');
  expect(recordOf(0).steps.at(-1)?.sort).toBe('choose');
});

test('a line of the log leads to the step that wrote it, however often that ran in the decision', async () => {
  const rules = `ruleset "throws" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
table Side { id
  red }
die Cube { 1, 2, 3 }
state idle: 0..3 = 0
seats for Side { one { first {red} } }
play {
  repeat 3 times {
    let many = choose one of 0..3 by red
    let idleDice = roll Cube idle times as nothing by red
    repeat many times {
      let cube = roll Cube as cube by red
      log "thrown" (cube)
      red.points += cube
    }
  }
}
`;
  const own = [{ path: 'rules.sand', text: rules }];
  const { javascript = '', findings } = compile(own);
  expect(findings.map(({ code, fields }) => [code, fields])).toEqual([]);
  const module = (await load(javascript))(engine);
  const match = createMatch(module, { seats: 'one', seed: 2 });
  for (const many of [2, 3]) expect(match.decide(many)).toEqual({ ok: true });
  const { log } = match.view();
  // Dice that were none say nothing.
  expect(log.filter((line) => !tells(line)).map(({ path }) => path)).toEqual(['play/nothing', 'play/nothing']);
  const asked = { files: own, variants: [], save: match.save(true), at: 2, watches: [], lang: 'en' };
  const { steps } = replyAs(whyService().inside(asked, 2), 'record').record;
  const stepsOf = (path: string): readonly (number | undefined)[] =>
    log.flatMap((line) => {
      const rule = ruleOf(module.info, line);
      if (line.decision !== 2 || line.path !== path || rule === undefined) return [];
      return [stepAt(steps, { ...rule, nth: timesBefore(log, line) })];
    });
  const ran = (sort: string) => steps.flatMap((step, i) => (step.sort === sort ? [i] : []));
  expect(stepsOf('play/thrown')).toEqual(ran('log'));
  expect(ran('log')).toHaveLength(3);
  expect(stepsOf('play/cube')).toEqual(ran('roll').slice(1));
  expect(steps[stepsOf('play/many')[0] ?? -1]?.text).toBe('choose one of 0..3 by red');
  expect(stepAt(steps, { file: 'rules.sand', start: 0, end: 5, nth: 0 })).toBeUndefined();
});

test('what became of a rule is known for any decision', async () => {
  const service = whyService();
  const match = await played('r1', 'r2');
  const rule = (text: string, step: number) => service.rule(at(match), step, 'rules.sand', RULES.indexOf(text) + 1);
  const verdict = (text: string, step: number) => replyAs(rule(text, step), 'verdict').verdict;
  expect(verdict('blue.points', 2)).toMatchObject({ what: 'ran', times: 1 });
  expect(verdict('h.open = true', 2)).toMatchObject({ what: 'ran', times: 2 });
  expect(verdict('blue.points', 0)).toMatchObject({
    what: 'uncalled',
    callers: [{ what: 'left' }, { what: 'left' }],
  });
  expect(rule('kind Hut', 1)).toEqual({ kind: 'trouble', trouble: 'place' });
});

test('what is watched has a value at every step, and says what is wrong with it where it is no expression', async () => {
  const service = whyService();
  const match = await played('r1', 'r2');
  const watches = ['count h in Hut where h.open', 'hutch + 1', 'red.points > 2', '} play {'];
  const { watched, first } = replyAs(service.watch(at(match, watches), 40), 'values');
  expect(first).toBe(0);
  expect(watched[0]?.values.map(({ text, number }) => [text, number])).toEqual([
    ['0', 0],
    ['2', 2],
    ['3', 3],
  ]);
  expect(watched[1]?.wrong).toContain('hutch');
  expect(watched[2]?.values.map(({ text }) => text)).toEqual(['false', 'false', 'true']);
  expect(watched[3]?.wrong).toBeDefined();
  const completion = service.complete(at(match), 'count h in Hu', 13);
  expect(completion?.items.map(({ label }) => label)).toContain('Hut');
  expect([completion?.start, completion?.end]).toEqual([11, 13]);
});

test('bars are as high as the numbers, or tell what changed', () => {
  const values = (...numbers: readonly number[]) => numbers.map((number) => ({ text: String(number), number }));
  expect(barsOf(values(0, 2, 4))).toEqual([8, 54, 100]);
  expect(barsOf(values(3, 3))).toEqual([100, 100]);
  expect(barsOf([{ text: 'a' }, { text: 'b' }, { text: 'b' }])).toEqual([8, 100, 8]);
});

test('rules that are handed over are not compiled again, and say the same', async () => {
  const match = await played('r1');
  const { model } = compile(files);
  const asked = (service: WhyApi, more: Partial<MatchAt> = {}) =>
    service.candidate({ ...at(match), ...more }, HUT, [], 'r1');
  const compiled = asked(whyService());
  expect(replyAs(compiled, 'against').against).toHaveLength(1);
  const service = whyService();
  if (model === undefined) throw new Error('the rules do not compile');
  expect(asked(service, { model })).toEqual(compiled);
  // They are kept for who asks again, and hold until others are handed over or can be compiled.
  expect(asked(service)).toEqual(compiled);
  const broken = [{ path: 'rules.sand', text: `${RULES}\nstate` }];
  expect(replyAs(asked(service, { files: broken }), 'against').against).toHaveLength(1);
  expect(asked(whyService(), { files: broken })).toEqual({ kind: 'trouble', trouble: 'rules' });
});
