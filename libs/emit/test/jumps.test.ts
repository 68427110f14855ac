// Procedures that ask are blocks that lead on to each other; those that only one other leads to follow it without a jump.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const rules = (body: string) => `ruleset "jumps" version "1" language 1
kind Side { }
table Side { id
red
blue
}
seats for Side { two { first {red} second {blue} } }
state seen: 0..1000 = 0
procedure ask(s: Side) { choose act by s { add -> { seen += 1 } more -> { seen += 2 } pass -> { } } }
procedure early(s: Side) { if seen > 4 { return } ask(s) seen += 3 }
play {
  ${body}
  finish drawn by Side because "over"
}
`;

const played: Readonly<Record<string, string>> = {
  'a loop right after a call, with rounds that ask nothing':
    'ask(red) while seen < 30 { seen += 1 if seen mod 7 == 0 { ask(blue) } }',
  'a loop that a call ends, after another': 'repeat 3 times { ask(red) } repeat 2 times { ask(blue) }',
  'branches that meet again':
    'ask(red) if seen == 1 { ask(blue) } else { seen += 5 if seen > 6 { ask(red) } } ask(blue)',
  'a procedure that is left early': 'for s in Side { early(s) early(s) }',
  'a loop that is broken off in two places':
    'for n in 1..9 { ask(red) if seen > 6 { break } ask(blue) if seen > 3 { break } } ask(red)',
};

describe('blocks', () => {
  it.each(Object.entries(played))('lead on as in the reference: %s', async (_, body) => {
    const game = await play(modelOf(rules(body)), 60);
    for (const seed of [1, 2, 3, 4]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(2);
      expect(ours).toEqual(theirs);
    }
  });

  it('are cases only if a position can be there, or if two others lead there', () => {
    const text = emitJavaScript(modelOf(rules('ask(red) if seen == 1 { seen = 5 ask(blue) } seen += 1')));
    const run = text.split('\n  function ').find((each) => each.startsWith('run') && each.includes('finish(')) ?? '';
    expect(run.match(/case \d+:/g)).toHaveLength(4);
    expect(run.match(/continue P/g)).toHaveLength(1);
  });
});
