import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';
import { isLong } from './long.ts';

const head = `ruleset "records" version "1" language 1
type Branch = foot | horse
type Span = { from: -2..3, to: 1..4 }
type Build = { site: Spot, branch: Branch, span: Span }
type Order = rest | Build | move(to: Spot, how: Span)
kind Player { state score: int = 0 }
kind Spot { worth: 0..4, reach: Span = Span(to: 2, from: 0), state last: Order = rest }
table Player { id
ann
bob
}
table Spot { id worth reach
s1 1 _
s2 2 Span(-1, 3)
s3 3 Span(to: 4, from: 3)
}
seats for Player { two { first {ann} second {bob} } }
state best: Build = Build(s3, horse, Span(1, 2))
state spans: set of Span
state rounds: 0..40 = 0
`;

const game = `${head}
function wide(x: Span): int = x.to - x.from
function good(b: Build): bool = wide(b.span) > 0 and b.site.worth > 0 and (b.branch == foot or b.span.to == 4)
function value(o: Order): int = match o {
  rest -> 0
  Build(site, branch, Span(from, to)) -> site.worth + from + to
  move(to, how) -> to.worth + wide(how)
}
procedure turn(p: Player) {
  choose act by p {
    build(s: Spot, k: Branch) -> {
      let asked = choose one of x in Span by p where good(Build(s, k, x)) else "poor"
      var b = Build(branch: k, span: asked, site: s)
      if b.span.from < 0 { b.span.from += 1 }
      b.site = first t in Spot where t.worth == b.site.worth otherwise s1
      best = b
      s.last = b
    }
    widen -> { best.span.to = min(4, best.span.to + 1)  spans += {best.span} }
    shrink -> { spans = { Span(x.from, 1) for x in spans } }
    march(s: Spot where best.site != s else "there") -> { s.last = move(s, s.reach) }
    many -> {
      let picked = choose 0..2 of b in { Build(t, k, t.reach) for t in Spot, k in Branch } by p where b != best else "same"
      for b in picked { p.score += value(b)  b.site.last = b }
    }
    pass -> { if best.site.last is Build { p.score += 1 } }
  }
  for s in Spot { p.score += value(s.last) }
  if s1.last is b: Build { p.score += wide(b.span) }
}
play {
  while rounds < 40 { for p in Player { turn(p) rounds += 1 } }
  finish won by {ann}
}
`;

it('records play as the reference does', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: game }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing to play');
  const games = isLong ? 40 : 10;
  const plan = { javascript, games, seats: [0], options: new Int32Array(0), seed: 1, maxDecisions: 400 };
  expect(compareWithReference(await loadModule(javascript), model, plan, games).differences).toEqual([]);
}, 120_000);

it('every record is what it was made of', async () => {
  const laws = [
    'count(Build) == 3 * 2 * 6 * 4',
    'all b in Build: Build(b.site, b.branch, b.span) == b',
    'all b in Build: Build(branch: b.branch, span: Span(b.span.from, b.span.to), site: b.site) == b',
    'all s in Spot, k in Branch, f in -2..3, t in 1..4: Build(s, k, Span(f, t)).span.from == f',
    'all s in Spot, k in Branch, f in -2..3, t in 1..4: Build(s, k, Span(f, t)).span.to == t',
    'all s in Spot, k in Branch, x in Span: Build(s, k, x).site == s and Build(s, k, x).branch == k',
    's1.reach == Span(0, 2) and s2.reach.from == -1 and s3.reach.to == 4',
    'best.span.to == 2 and best is Build',
  ];
  const sums = 'ann.score = (sum b in Build where b.branch == horse: b.span.from * 10 + b.span.to)';
  const text = `${head}${laws.map((law) => `expect ${law.startsWith('all') ? `(${law})` : law}`).join('\n')}
play { ${sums}  choose end by ann { stop } }`;
  const { javascript, findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings).toEqual([]);
  const module = await loadModule(javascript ?? '');
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const spans = [-2, -1, 0, 1, 2, 3].flatMap((from) => [1, 2, 3, 4].map((to) => from * 10 + to));
  expect(readCanonical(module, S).fields['Player.score']?.[0]).toBe(3 * spans.reduce((a, b) => a + b, 0));
});
