import { policyBot, suggestAs } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { type Answer, createMatch, type Match } from '@sandtable/session';
import { expect } from 'vitest';
import { loadModule } from '../../src/module.ts';

const rulesOf = new WeakMap<Match, string>();

export async function begun(text: string, seed = 1): Promise<Match> {
  const { javascript, findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  const match = createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed });
  rulesOf.set(match, text);
  return match;
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

/** How an example runs that demands of the policy what was answered in a match without dice. */
export function asExample(match: Match, policy: string) {
  const { seats, decisions } = match.save();
  const lines = decisions.map(
    ({ choice, role, answer }) => `policy ${policy} ${choice} by ${role}: ${spelled(answer)}`,
  );
  const example = `example "it" {\n  given { seats = ${seats} }\n  run play() {\n${lines.join('\n')}\n  }\n}\n`;
  const { model, findings } = compile([{ path: 'rules.sand', text: `${rulesOf.get(match)}\n${example}` }]);
  expect(
    findings.map(({ code, fields }) => ({ code, fields })),
    example,
  ).toEqual([]);
  const [first] = model?.examples ?? [];
  if (model === undefined || first === undefined) throw new Error('there is no example');
  return runExample(model, first);
}

function spelled(answer: Answer): string {
  if (typeof answer !== 'object') return String(answer);
  if (Array.isArray(answer)) return `{${answer.join(', ')}}`;
  if ('arm' in answer) {
    const args = Object.values(answer.args);
    return args.length === 0 ? answer.arm : `${answer.arm}(${args.join(', ')})`;
  }
  const cells = 'each' in answer ? Object.entries(answer.each) : [];
  return cells.map(([key, cell]) => `(${key}, ${spelled(cell as Answer)})`).join(', ');
}
