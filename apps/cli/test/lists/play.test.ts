import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { typing } from '../sandtable.ts';

const rules = (seat: string, barred = 'dorn'): string => `ruleset "ways" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Town { worth: 0..9 }
table Town { id worth
  aria 2
  bree 5
  corin 1
  dorn 7
}
seats for Side { one { ${seat} {red} } }
state way: list of Town max 3
play {
  let path = choose 1..3 of t in Town in order by red where t != corin such that path[1] != ${barred} else "first"
  way = path
  log "went"(path[1])
  finish won by {red}
}
policy rich for Side { at play/path { 1 t: Town where t.worth > 1 prefer most t.worth } }
`;

test('picks that are typed count in the order in which they are typed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ways-'));
  writeFileSync(join(folder, 'rules.sand'), rules('all'));
  const { out } = await typing(['3 1', '2 1'], folder, 'play', '.', '--seed', '1');
  expect(out).toContain('Rejected: first');
  expect(out).toContain('Red: Path Bree, Aria');
  rmSync(folder, { recursive: true });
});

test('a policy begins with what it ranks first, and gives no answer where that is not legal', async () => {
  for (const [barred, answer] of [
    ['aria', [3, 3, 1, 0]],
    ['dorn', undefined],
  ] as const) {
    const { javascript, findings } = compile([{ path: 'rules.sand', text: rules('all by rich', barred) }]);
    expect(findings).toEqual([]);
    if (javascript === undefined) throw new Error('nothing was emitted');
    const game = await loadModule(javascript);
    const S = new Int32Array(game.layout.size);
    game.start(S, 1, 0, new Int32Array(1));
    expect(game.policy?.(S, 0, () => 0)).toBe(answer !== undefined);
    if (answer) expect([...game.answer.subarray(0, 4)]).toEqual(answer);
  }
});
