import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@sandtable/bots';
import { createMatch, type Match, type MatchView, ONLOOKER, readSave, replay } from '@sandtable/session';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSources } from '../src/files.ts';
import { loadModule } from '../src/module.ts';
import { compiledOnce } from './compiled-once.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');
const names = readdirSync(RULESETS);
type Module = Awaited<ReturnType<typeof loadModule>>;

/** A match that one seat and then the other goes on with, at random. */
function played(module: Module, seed: number, decisions: number): Match {
  const seats = module.info.layouts.find((one) => one.seats.length > 1)?.name ?? '';
  const match = createMatch(module, { seats, seed });
  const random = createRandom(seed);
  for (let i = 0; i < decisions; i += 1) {
    const asked = match.asks()[random(match.asks().length || 1)];
    const answer = match.suggest(random, asked?.seat, asked?.role);
    if (answer === undefined || !match.decide(answer, asked?.seat, asked?.role).ok) break;
  }
  return match;
}

/** Any JSON, and what looks like an answer but for some part of it. */
const word = fc.constantFrom('none', 'pass', 'move', '', '__proto__', 'constructor', 'toString', 'a(b(c', '|', '#0');
const cyclic: { each: Record<string, unknown>; args: unknown; arm: string } = { each: {}, args: {}, arm: 'pass' };
cyclic.each.self = cyclic;
const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.record({ arm: fc.oneof(word, fc.jsonValue()), args: fc.jsonValue() }, { requiredKeys: [] }),
  fc.record({ each: fc.oneof(fc.dictionary(word, fc.jsonValue()), fc.jsonValue()) }),
  fc.constantFrom<unknown>(undefined, cyclic, [cyclic], Number.NaN, 'x'.repeat(1_000_000), Array(100_000).fill('none')),
  word,
);
type Answer = Parameters<Match['decide']>[0];

/** How much of a view is hidden, list by list. */
const hiddenIn = ({ fields, states, constants }: MatchView): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries({ ...fields, ...states, ...constants }).map(([path, values]) => [
      path,
      values.filter((value) => value === '?').length,
    ]),
  );

describe.each(names)('%s', (name) => {
  let module: Module;
  beforeAll(async () => {
    module = await loadModule(compiledOnce(await readSources({ folder: join(RULESETS, name) })).javascript ?? '');
  });

  test('an answer that is none is refused with a reason, and leaves the position as it was', () => {
    for (const decisions of [0, 1, 3, 8, 20, 40]) {
      const match = played(module, decisions + 1, decisions);
      const before = match.position.slice();
      const course = match.course.length;
      const asks = match.asks();
      fc.assert(
        fc.property(garbage, fc.nat(10), (answer, n) => {
          const { seat, role } = asks[n % Math.max(1, asks.length)] ?? {};
          const decided = match.decide(answer as Answer, seat, role);
          // By chance it may be an answer after all.
          if (decided.ok) match.undo();
          else expect(decided.reasons.length).toBeGreaterThan(0);
          expect(match.position).toEqual(before);
          expect(match.cursor).toBe(course);
        }),
        { numRuns: 60, seed: 5 },
      );
    }
  });

  test('who speaks for the role of another seat sees nothing of its question and can answer none', () => {
    let tried = 0;
    for (const decisions of [0, 2, 5, 9, 14, 30, 60]) {
      const match = played(module, decisions + 3, decisions);
      const seats = match.module.info.layouts.find((one) => one.name === match.save().seats)?.seats ?? [];
      for (const { seat: owner, role } of match.asks())
        for (const { name: seat } of seats.filter((one) => one.name !== owner)) {
          tried += 1;
          const answer = match.suggest(createRandom(1), owner, role);
          expect(match.answerOf([], seat, role)).toBeUndefined();
          for (const picks of [['x'], ['none'], match.ask([], owner, role)?.candidates.slice(0, 1) ?? []])
            expect(match.answerOf(picks, seat, role)).toBeUndefined();
          expect(match.suggest(createRandom(1), seat, role)).toBeUndefined();
          expect(match.decide(answer as Answer, seat, role)).toEqual({ ok: false, reasons: ['session/other-seat'] });
          expect(match.retake(role, seat)).toBe(false);
          if (module.audiences === undefined) continue;
          const reported = match.ask([], seat, role);
          expect(reported?.sight).toBeDefined();
          expect({ ...reported, each: reported?.each, costs: reported?.costs }).toMatchObject({
            candidates: [],
            excluded: [],
            count: 0,
            each: undefined,
            costs: undefined,
          });
        }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('who looks on is shown nothing that is hidden from a seat, and is asked nothing', () => {
    for (const decisions of [0, 2, 5, 9, 14, 30, 60]) {
      const match = played(module, decisions + 7, decisions);
      const { asks, view } = { asks: match.asks(), view: match.view(ONLOOKER) };
      if (view.status !== 'running') continue;
      const hidden = hiddenIn(view);
      for (const { name: seat } of module.info.layouts.find((one) => one.name === match.save().seats)?.seats ?? []) {
        for (const [path, count] of Object.entries(hiddenIn(match.view(seat))))
          expect(hidden[path] ?? 0, path).toBeGreaterThanOrEqual(count);
        expect(match.view(seat).log.length).toBeGreaterThanOrEqual(view.log.length);
      }
      if (module.audiences !== undefined && view.ask !== undefined)
        expect(view.ask).toMatchObject({ candidates: [], excluded: [], sight: expect.any(String) });
      for (const { role } of asks) {
        expect(match.answerOf(['none'], ONLOOKER, role)).toBeUndefined();
        expect(match.suggest(createRandom(1), ONLOOKER, role)).toBeUndefined();
        expect(match.decide('none', ONLOOKER, role).ok).toBe(false);
      }
      expect(JSON.stringify(view)).not.toContain('seed');
    }
  });

  test('a save of a match leads to the same match, whoever had looked at it', () => {
    const match = played(module, 11, 25);
    for (const { seat } of match.asks()) match.view(seat);
    const { save } = readSave('match.json', JSON.stringify(match.save()));
    expect(save).toBeDefined();
    if (save === undefined) return;
    expect(replay(module, save).match.position).toEqual(match.position);
  });
});
