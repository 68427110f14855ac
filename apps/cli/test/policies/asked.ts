import { policyBot, suggestAs } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { type Answer, createMatch, type Match } from '@sandtable/session';
import { expect } from 'vitest';
import { loadModule } from '../../src/module.ts';

export async function begun(text: string, seed = 1): Promise<Match> {
  const { javascript, findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  return createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed });
}

/** What the policy answers to all questions of a match, one after the other. */
export function played(match: Match, random: (n: number) => number = () => 0): readonly Answer[] {
  const answers: Answer[] = [];
  for (;;) {
    const answer = suggestAs(policyBot, match, random);
    if (answer === undefined) return answers;
    answers.push(answer);
    expect(match.decide(answer)).toEqual({ ok: true });
  }
}
