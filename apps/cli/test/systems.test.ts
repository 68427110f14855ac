import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';
import { answersOf, type System, systems, ways, written } from './systems.ts';

const SIZE = 4;

function rulesOf({ a, b, circle }: System): string {
  const arms = (list: System['a']) => list.map((each, n) => `    n${n} -> ${written(each)}`).join('\n');
  return `ruleset "system" version "1.0.0" language 1
kind Node { state a: bool = false, state b: bool = false, state more: 0..99 = 0 }
table Node { id
${a.map((_, n) => `  n${n}`).join('\n')}
}
kind Side
table Side { id
  red
}
relation road: Node -> Node
table road { ${a.flatMap((_, n) => ways(n).map((to) => `n${n} -> n${to}`)).join('\n  ')} }
seats for Side { one { all {red} } }
decisions system {
  decide a(n: Node) = match n {
${arms(a)}
  }
  decide b(n: Node) = match n {
${arms(b)}
  }
  function howManya(all: set of Node): int = count m in all where a(m)
  function howManyb(all: set of Node): int {
    let held = { m in all where b(m) }
    if count(held) == 0 { return 0 }
    return count(held)
  }
  search way(from: Node) over (at: Node) from from {
    step next in road(at) where a(next) and (next >= at or not b(at)) to next
  }
  circle {
${circle.map(({ when, set, value }) => `    ${when} -> ${set} = ${value}`).join('\n')}
  }
}
play {
  for n in Node { n.a = a(n)  n.b = b(n) }
  let go = choose one of bool by red
  finish drawn by {}
}
`;
}

/** The answers of both, as the position shows them. */
async function played(text: string) {
  const { javascript, model, findings } = compile([{ path: 'rules.sand', text }]);
  if (javascript === undefined || model === undefined) throw new Error(JSON.stringify(findings));
  const module = await loadModule(javascript);
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  return [readCanonical(module, S), reference.canonical()].map((state) => state);
}

test('systems of equations are answered as by brute force, by emitted code and by the reference', async () => {
  await fc.assert(
    fc.asyncProperty(systems(SIZE), async (system) => {
      const wanted = answersOf(system);
      const [ours, theirs] = await played(rulesOf(system));
      expect(ours).toEqual(theirs);
      const { fields } = ours as { fields: Record<string, readonly number[]> };
      const found = [...(fields['Node.a'] ?? []), ...(fields['Node.b'] ?? [])].map((value) => value === 1);
      expect(found).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
}, 120_000);
