import { createRandom, playout } from '@sandtable/bots';
import { compile, createCompiler } from '@sandtable/compiler';
import { type Change, changesAt } from '@sandtable/ide';
import { format } from '@sandtable/syntax';
import { applyEdits } from '@sandtable/text';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const RULES = format(`ruleset "sample" version "1.0.0" language 1

kind Side { state points: 0..99 = 0 }
table Side {
  id
  red
  blue
}
kind Town { worth: 1..4, state held: Side? }
table Town {
  id      worth
  amber   1
  birch   2
  cedar   3
}
die Luck { 1..6 }
seats for Side { two { one {red} other {blue} } }
state round: 0..9 = 0

// How good a town is.
function value(t: Town, s: Side): int = t.worth * 2 + (if t.held == s then 1 else 0)

/// Called once.
function lucky(n: 1..6): bool = n > 3 and n mod 2 == 0

function better(t: Town, s: Side): bool {
  let own = value(t, s)
  let least = 3
  return own > least or count(Town) > 3
}

function shared(a: 0..9, b: 0..9): int = a * b - a

procedure turn(s: Side) {
  let all = {t in Town where t.held != s}
  if all is not empty {
    let goal = choose one of t in all by s
    let before = s.points
    // Luck decides.
    let pips = roll Luck by s
    let far = goal.worth + 2
    if lucky(pips) or pips + far > 3 {
      goal.held = s
      let gain = pips + 2
      s.points += min(gain, 99 - s.points)
      log "gained" (gain, before)
    }
    let next = s.points - shared(3, 2) * 2
    if next > 0 and better(goal, s) {
      s.points = min(99, next + sum t in Town where t.held == s: t.worth + round)
    }
  }
}

play {
  repeat 3 times {
    for s in Side { turn(s) }
    round += 1
  }
  if red.points > blue.points { finish won by {red} }
  finish won by {blue}
}
`);

async function gamesOf(text: string): Promise<readonly string[]> {
  const { javascript, findings } = compile([{ path: 'main.sand', text }]);
  expect(findings, text).toEqual([]);
  const module = await loadModule(javascript ?? '');
  const S = new Int32Array(module.layout.size);
  return Array.from({ length: 12 }, (_, seed) => {
    module.start(S, 0, seed, new Int32Array(0));
    playout(module, S, createRandom(seed), 99);
    return JSON.stringify([...S]);
  });
}

/** Every stretch of the rules from the beginning of a word or bracket to the end of one on the same line. */
const stretches = (text: string): readonly (readonly [number, number])[] => {
  const words = [...text.matchAll(/[\p{L}\p{N}_]+|[(){}[\]]/gu)];
  return words.flatMap(({ index }, i) =>
    words
      .slice(i, i + 12)
      .filter((last) => !text.slice(index, last.index).includes('\n'))
      .map((last) => [index, last.index + last[0].length] as const),
  );
};

/** Comments that document nothing. */
const notesIn = (text: string): readonly string[] => text.match(/(?<!\/)\/\/ .*/g) ?? [];

test('law: whatever is rewritten, the game stays the same, and so do comments and format', async () => {
  const compiler = createCompiler({ uses: true });
  const library = compiler.library([{ path: 'main.sand', text: RULES }]);
  if (library === undefined) throw new Error('nothing was read');
  const changes = new Map<string, Change>();
  for (const [start, end] of stretches(RULES))
    for (const change of changesAt(library, { file: 'main.sand', start, end }, 'en'))
      if (change.sort === 'extract' || change.sort === 'inline') changes.set(applyEdits(RULES, change.edits), change);
  const titles = [...changes.values()].map(({ title }) => title);
  // Not `all` and `gain`, which are used twice, nor `before`: points may have changed before it is read.
  expect(titles.filter((title) => title.startsWith('Inline')).toSorted()).toEqual(
    ['far', 'least', 'lucky', 'own', 'shared', 'value'].map((name) => `Inline “${name}”`),
  );
  expect(titles.filter((title) => title.startsWith('Extract function')).length).toBeGreaterThan(20);
  expect(titles).toContain('Extract constant from 3 (all 6 in the rules)');
  const games = await gamesOf(RULES);
  for (const [text, { title, edits }] of changes) {
    const spans = edits.map(({ span }) => span).toSorted((a, b) => a.start - b.start || a.end - b.end);
    expect(spans.filter(({ start }, i) => start < (spans[i - 1]?.end ?? 0))).toEqual([]);
    expect(await gamesOf(text), `${title}\n${text}`).toEqual(games);
    expect(notesIn(text), text).toEqual(notesIn(RULES));
    expect(format(text)).toBe(text);
  }
}, 200_000);
