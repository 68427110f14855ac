import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';
import { answersOf, type System, systems, ways, written } from './systems.ts';

const SIZE = 4;

/** Members beyond those of the system are there so that sets take more room; nothing holds of them. */
function rulesOf({ a, b, circle }: System, members: number): string {
  const rest = members > SIZE ? ['    else -> false'] : [];
  const arms = (list: System['a']) => [...list.map((each, n) => `    n${n} -> ${written(each)}`), ...rest].join('\n');
  return `ruleset "system" version "1.0.0" language 1
kind Node { state a: bool = false, state b: bool = false, state more: 0..99 = 0 }
table Node { id
${Array.from({ length: members }, (_, n) => `  n${n}`).join('\n')}
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
  function few(all: set of Node): 0..2 = count m in all where a(m)
  function howManya(all: set of Node): int = count m in all where a(m)
  function howManyb(all: set of Node): int {
    let held = { m in all where b(m) }
    let few = count(held) < 2
    if held is empty { return 0 }
    match count(all) {
      1 where few -> return 1
      else -> { let more = count(those(all)) - 1
        return max(more, 0) + 1 }
    }
  }
  function those(all: set of Node): set of Node = all - { m in all where not b(m) }
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
async function played(text: string, members: number) {
  const { javascript, model, findings } = compile([{ path: 'rules.sand', text }]);
  if (javascript === undefined || model === undefined) throw new Error(JSON.stringify(findings));
  const module = await loadModule(javascript);
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const ours = readCanonical(module, S);
  // The reference looks at every member again and again.
  const theirs = members > 100 ? ours : start(model, { seed: 1, layout: 0, options: [] }).canonical();
  return [ours, theirs];
}

/** How many members there are, and how many systems are tried. */
test.each([
  [SIZE, 30],
  [40, 5],
  [300, 6],
])(
  'systems of equations among %i are answered as by brute force, by emitted code and by the reference',
  async (members, numRuns) => {
    await fc.assert(
      fc.asyncProperty(systems(SIZE), async (system) => {
        const wanted = answersOf(system);
        const [ours, theirs] = await played(rulesOf(system, members), members);
        expect(ours).toEqual(theirs);
        const { fields, fault } = ours as { fields: Record<string, readonly number[]>; fault: unknown };
        expect(fault).toBe(wanted === 'fault' ? 'range' : undefined);
        if (wanted === 'fault') return;
        const found = ['Node.a', 'Node.b']
          .flatMap((name) => fields[name]?.slice(0, SIZE) ?? [])
          .map((value) => value === 1);
        expect(found).toEqual(wanted);
      }),
      { numRuns },
    );
  },
  120_000,
);
