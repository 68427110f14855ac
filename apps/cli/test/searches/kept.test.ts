import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { expect, it } from 'vitest';
import { loadModule } from '../../src/module.ts';

// Two ships at a time go where open water leads them, and close it behind them; what is reached changes at every step.
const RULES = `ruleset "floes" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Lake { state frozen: bool = false }
table Lake { id
${Array.from({ length: 40 }, (_, n) => `  l${n}`).join('\n')}
}
relation way: Lake -- Lake
table way {
${Array.from({ length: 40 }, (_, n) => `  l${n} -- l${(n + 1) % 40}`).join('\n')}
${[3, 11, 17, 29].map((n) => `  l${n} -- l${(n * 7) % 40}`).join('\n')}
}
kind Ship { side: Side, state at: Lake }
table Ship { id side at
  a red l0
  b red l9
  c blue l20
  d blue l31
}
seats for Side { two { r {red} b {blue} } }
state open(s: Ship): 0..99 = 0
/// A set of several words that depends on constants alone.
function near(x: Lake): set of Lake = way(x) + { z for y in way(x), z in way(y) where z != x }
search sail(from: Lake, but: Lake?) over (at: Lake) from from {
  step n in way(at) where not n.frozen and n != but to n
}
search route(from: Lake, goal: Lake, over: Lake) over (at: Lake, seen: set of Lake, met: bool) from (from, {from}, false) {
  step n in way(at) where not n.frozen and n not in seen and count(seen) < 4 to (n, seen + {n}, met or n == over)
  end where met and at == goal
}
function goals(s: Ship): set of Lake = { g in sail(s.at, none) where g != s.at and reachable(s, g) }
function reachable(s: Ship, g: Lake): bool = g in near(s.at) or some x in near(g) where route(s.at, g, x) is not empty
play {
  repeat 8 times {
    for p in Side where some s in Ship where s.side == p and goals(s) is not empty {
      let mine = { s in Ship where s.side == p and goals(s) is not empty }
      let goes = choose optional one of Lake for each s in mine as goes by p offering goals(s)
        such that no s in mine, t in mine where s != t and goes[s] is not none and goes[s] == goes[t]
      for s in mine {
        let was = s.at
        if goes[s] is g: Lake { s.at = g }
        if s.at != was { was.frozen = not was.frozen }
        for t in Ship { open(t) = count(goals(t)) }
      }
    }
    if l7 in sail(l0, l1) { l7.frozen = true }
  }
  finish drawn by {red, blue}
}
`;

it('forgets what searches and functions found as soon as the position is another one', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  expect(javascript).toMatch(/FV\d+/);
  expect(javascript).toMatch(/SV\d+/);
  const module = await loadModule(javascript);
  const plan = { module, javascript: '', games: 4, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 60 };
  expect(compareWithReference(module, model, plan, 4).differences).toEqual([]);
}, 60_000);
