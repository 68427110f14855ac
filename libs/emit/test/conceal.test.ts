import { describe, expect, it } from 'vitest';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

/** Counters that only their owner can tell apart are shown, moved and mixed again, so many at a time. */
const rules = (counters: number): string => `ruleset "counters" version "1" language 1
kind Side
kind Place
kind Counter { side: Side, seen by side { worth: 0..9 } state at: Place = near }
table Side { id
red
blue
}
table Place { id
near
far
}
table Counter { id side worth
${Array.from({ length: counters }, (_, i) => `c${i} ${i % 3 === 0 ? 'blue' : 'red'} ${i % 10}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
play {
  repeat 12 times {
    for s in Side {
      let turned = choose 0..3 of c in Counter by s where c.side == s
      reveal turned to everyone
      for c in turned { c.at = if c.at == near then far else near }
      for p in Place { conceal { c in Counter where c.side == s and c.at == p } }
      conceal turned
    }
  }
  finish drawn by Side because "over"
}
`;

describe('counters that are concealed', () => {
  it.each([
    ['none or one', 2],
    ['of one word', 20],
    ['of several words', 70],
    ['of more words than are handed over one by one', 300],
  ])('get new numbers as in the reference: %s', async (_, counters) => {
    const game = await play(modelOf(rules(counters)));
    for (const seed of [1, 2, 3]) {
      const { ours, theirs } = game(seed);
      expect(ours).toEqual(theirs);
      expect(ours.at(-1)?.fault).toBeUndefined();
    }
  });
});
