import { describe, expect, it } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { HIDDEN_ARMY } from './army.ts';

const { typing, write } = ownFolder();

/** Runs a command on a ruleset; `lines` is what people type. */
async function sandtable(rules: string, argv: readonly string[], lines: readonly string[] = []) {
  await write('rulesets/sample/rules.sand', rules);
  const { code, out, err } = await typing(lines, ...argv);
  return { code, out: out + err };
}

const LEAKING = HIDDEN_ARMY.replace(
  'let bid = choose one of 0..2 by s',
  'let bid = choose one of 0..min(2, plan(foe(s))) by s',
);

describe('hidden counters on the command line', () => {
  it('are played with twins by simulate', async () => {
    const clean = await sandtable(HIDDEN_ARMY, ['simulate', 'sample', '--games', '1', '--twins', '2']);
    expect([clean.code, clean.out]).toEqual([
      0,
      expect.stringMatching(/2 games with twins: \d+ questions compared, 0 leaks/),
    ]);
    const leaking = await sandtable(LEAKING, ['simulate', 'sample', '--games', '1', '--twins', '2']);
    expect([leaking.code, leaking.out]).toEqual([1, expect.stringMatching(/play\/bid \(game 0, move \d+\).*plan\[/)]);
  }, 60_000);

  it('are looked through by test', async () => {
    const clean = await sandtable(HIDDEN_ARMY, ['test', 'sample']);
    expect([clean.code, clean.out]).toEqual([0, expect.stringContaining('no leak in')]);
    expect((await sandtable(LEAKING, ['test', 'sample'])).code).toBe(1);
  }, 60_000);

  it('show each seat its own view in turn', async () => {
    const { out } = await sandtable(
      HIDDEN_ARMY,
      ['play', 'sample', '--people', 'all', '--seed', '5'],
      ['', '', '', '3', '', 'q'],
    );
    const [first = '', second = ''] = out.split('Blue: Moved\n');
    // What the first seat plans, the second only reads as planned.
    expect(first).toMatch(/Red: Moved none × 3\nRed: Secret Plan\n/);
    expect(first).not.toMatch(/Red: Secret Plan \d/);
    expect(second).toMatch(/ b1\n.* b2\n.* b3\n.* Army \(North\)\n.* Army \(North\)\n/);
  });
});
