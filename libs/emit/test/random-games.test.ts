// Random games that the module plays by itself, and conditions between two things that are kept as sets.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emit } from '../src/module.ts';
import { modelOf } from './model-of.ts';
import { load, play, randomness } from './play.ts';

const rules = `ruleset "fronts" version "1" language 1
kind Side { }
kind Town { state holder: Side }
kind Front { town: Town }
kind Corps { side: Side, home: Front }
kind Band { side: Side, corps: Corps?, state at: Front, state tired: bool }
table Side { id
red
blue
}
table Town { id holder
t0 red
t1 blue
t2 red
}
table Front { id town
f0 t0
f1 t1
f2 t2
}
table Corps { id side home
c0 red f0
c1 blue f1
c2 red f2
c3 blue f2
}
table Band { id side corps at tired
${Array.from({ length: 12 }, (_, i) => `b${i} ${i % 2 ? 'blue' : 'red'} ${i % 3 === 0 ? 'none' : `c${i % 4}`} f${i % 3} false`).join('\n')}
}
relation beside: Front -- Front
table beside {
f0 -- f1
f1 -- f2
}
relation listed: Corps -> Front { needs: Town? = none }
table listed {
c0 -> f0
c1 -> { needs: t1 } f0
c1 -> f1
c2 -> { needs: t1 } f2
c3 -> f2
}
seats for Side { two { first {red} second {blue} } }
state turn: 1..12 = 1

function corps(b: Band): set of Corps = if b.corps is own: Corps then {own} else { c in Corps where c.side == b.side }
function admits(f: Front, c: Corps): bool = (c.home == f or turn > 3) and f.town.holder == c.side
function mayJoin(b: Band, f: Front): bool = some c in corps(b) where admits(f, c)
function mayNot(b: Band, f: Front): bool = no c in corps(b) where admits(f, c)
function mayCross(b: Band, from: Front, to: Front): bool = beside(from, to) and mayJoin(b, to)
function bands(s: Side, f: Front): set of Band = { b in Band where b.at == f and leads(b.side, b.at) == s }
function leads(s: Side, f: Front): Side = if f == f0 then red else s
function mustKeep(s: Side): bool = no f in Front, b in bands(s, f), to in Front where mayCross(b, f, to) and to != f
function stuck(s: Side): bool = no b in bands(s, f0), to in Front where mayCross(b, f0, to)
function mayLeave(s: Side, f: Front): bool = some b in bands(s, f), to in Front where mayCross(b, f, to) and to != f0
function mayEnter(c: Corps, f: Front): bool = listed(c, f) and (if listed.needs(c, f) is town: Town then town.holder == c.side else true)
function mayEnlist(b: Band, f: Front): bool = some c in corps(b) where mayEnter(c, f)
function tiredWith(b: Band, f: Front): bool = some d in Band where d.at == f and d.tired and d != b

procedure move(s: Side) {
  choose act by s {
    go(b in Band where b.side == s and not b.tired, f in Front where f != b.at and mayJoin(b, f)) -> {
      b.at = f
      b.tired = tiredWith(b, f)
    }
    cross(f in Front where (some b in bands(s, f), to in Front where mayCross(b, f, to))) -> {
      for b in bands(s, f) where b.tired { b.tired = false }
    }
    meet(f in Front where bands(s, f) is not empty where (some b in bands(s, f) where mayEnlist(b, f))) -> {
      for b in bands(s, f) where mayEnlist(b, f) { b.at = f1 }
    }
    leave(f in Front where mayLeave(s, f)) -> { for b in bands(s, f) { b.at = f0 } }
    keep where mustKeep(s) -> { for b in Band where b.side == s { b.at = f0 } }
    rest where (some f in Front, b in bands(s, f) where b.tired and f != f0) -> { for b in bands(s, f1) { b.tired = false } }
    free where stuck(s) -> { for b in bands(s, f0) { b.at = f2 } }
    stay -> { }
  }
  let seized = choose one of t in Town by s where t.holder != s otherwise t0
  seized.holder = s
  let lead = choose some of b in Band by s where b.side == s and (mayNot(b, f0) or mayJoin(b, f2)) otherwise {}
  let first = choose some of b in Band by s where b.side == s such that count(first) < 4 or b0 in first otherwise {}
  for b in lead & first { b.tired = not b.tired }
  choose deal by s {
    keep(t in Town where t.holder == s, f in Front where f.town == t) -> { }
    lose(t in Town where t.holder == s, f in Front where f.town != t) -> { if turn > 6 { t.holder = only x in Side where x != s } }
    ask(t in Town where t.holder != s) -> { }
  }
}
play {
  for n in 1..12 { turn = n  for s in Side { move(s) } }
  finish drawn by Side because "over"
}
`;

/** The same with an answer for each of several bands. */
const withGoals = rules.replace(
  '  choose deal by s {',
  `  let goal = choose optional one of f in Front for each b in { b in Band where b.side == s and b.tired } by s where f != b.at
  for b in goal.keys where goal[b] is f: Front { b.at = f }
  choose deal by s {`,
);

/** Of one value there is nothing to draw, as bots do it. */
function drawing(seed: number): (n: number) => number {
  const random = randomness(seed);
  return (n) => (n <= 1 ? 0 : random(n));
}

const SEEDS = [1, 2, 3, 4, 5];

describe('random games', () => {
  const model = modelOf(withGoals);
  it('are those that are sampled and decided one by one, wherever they stop', async () => {
    const game = await load(emitJavaScript(model));
    for (const seed of SEEDS) {
      const [alone, stepwise] = [new Int32Array(game.layout.size), new Int32Array(game.layout.size)];
      for (const S of [alone, stepwise]) game.start(S, seed, 0, new Int32Array(0));
      const [ours, theirs] = [drawing(seed), drawing(seed)];
      for (const most of [1, 2, 7, 30, 1000]) {
        const played = game.play?.(alone, ours, most);
        let taken = 0;
        for (; taken < most && stepwise[0] === 0; taken += 1) {
          game.sample(stepwise, theirs);
          game.decide(stepwise);
        }
        expect(played).toBe(taken);
        expect(alone).toEqual(stepwise);
      }
      expect(alone[0]).not.toBe(0);
    }
  });
  it('look for the answers of a menu once, and read an answer where it stands', () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/if \(left > 0 \? \(found = (e\d+)\(\)\) === 0 : [^;]+fault\(4, \d+\);/);
    expect(text).toMatch(/random\(fresh === (\d+) \? found : e\1\(\)\)/);
    expect(text).not.toMatch(/T\[\d+ \+ k\d+\] = A\[k\d+\]/);
  });
  it('leave nothing behind that another position could meet', async () => {
    const text = emitJavaScript(model);
    const [game, untouched] = [await load(text), await load(text)];
    for (let most = 1; most < 40; most += 1) {
      const [played, other] = [new Int32Array(game.layout.size), new Int32Array(game.layout.size)];
      for (const [i, S] of [other, played].entries()) {
        game.start(S, i, 0, new Int32Array(0));
        game.play?.(S, drawing(i + 1), most);
      }
      for (const each of [game, untouched]) {
        each.answer.fill(0);
        each.sample(other, drawing(9));
      }
      expect(game.answer).toEqual(untouched.answer);
    }
  });
  it('stop being taken alone when something outside fails', async () => {
    const game = await load(emitJavaScript(model));
    const S = new Int32Array(game.layout.size);
    game.start(S, 1, 0, new Int32Array(0));
    const failing = () => {
      throw new RangeError('no more numbers');
    };
    expect(() => game.play?.(S, failing, 100)).toThrow(RangeError);
    game.sample(S, drawing(1));
    game.decide(S);
    expect(S[5]).toBe(1);
  });
});

describe('conditions between two things', () => {
  const model = modelOf(rules);
  it('play as the reference does', async () => {
    const game = await play(model);
    for (const seed of SEEDS) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(60);
      expect(ours).toEqual(theirs);
    }
  });
  it('are kept as sets where they hang on third things, and not where on what they are between', () => {
    const kept = emit(model).plans.flatMap(({ plan }) => (plan.is === 'kept-sets' ? [plan.name] : []));
    expect(new Set(kept)).toEqual(new Set(['mayJoin', 'mayNot', 'mayEnlist']));
  });
  it('are kept until one of the members changes that a constant table names', () => {
    const read = emit(model).plans.flatMap(({ plan }) =>
      plan.is === 'kept-sets' ? [`${plan.name}: ${plan.reads}`] : [],
    );
    expect(read).toContain('mayEnlist: Town.holder (t1)');
    expect(read).toContain('mayJoin: Town.holder, turn');
  });
  it('give all members at once, and values for which there can be nobody are passed over', () => {
    const plans = emit(model).plans.map(({ plan }) => plan);
    expect(plans).toContainEqual({ is: 'by-members', name: 'mayEnlist' });
    expect(plans).toContainEqual({ is: 'some-member' });
  });
  it('are kept together where it does not matter with which of several values they hold', () => {
    const text = 'mayJoin(b, to)';
    const at = rules.indexOf(text);
    const kept = emit(model).plans.filter(({ at: { start, end }, plan }) => {
      return plan.is === 'kept-sets' && start === at && end === at + text.length;
    });
    expect(kept.map(({ plan }) => plan)).toEqual([
      { is: 'kept-sets', name: 'mayJoin', entries: 3, reads: 'Town.holder, turn' },
    ]);
  });
  it('are intersections where a question asks for them, without a loop over the other values', () => {
    const before = 'cross(f in Front where (';
    const at = rules.indexOf(before) + before.length;
    const plans = emit(model).plans.flatMap(({ at: { start }, plan }) => (start === at ? [plan.is] : []));
    expect(plans).toContain('no-loop');
  });
  it('are tested for several arms of a menu in one loop, which looks once at what they share', () => {
    const shared = emit(model).plans.flatMap(({ plan }) => (plan.is === 'shared-loop' ? [plan.arms] : []));
    expect(shared).toEqual(['move/act.cross, move/act.meet, move/act.leave, move/act.rest']);
  });
  it('are neither kept nor shared by modules that count what they read', () => {
    const plans = emit(model, { watched: true }).plans.map(({ plan }) => plan.is);
    expect(plans.filter((is) => is === 'kept-sets' || is === 'shared-loop')).toEqual([]);
  });
});
