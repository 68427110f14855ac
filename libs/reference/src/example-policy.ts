import { entry } from '@sandtable/eval';
import { type AnswerCodes, sameAnswer } from './answer.ts';
import { miss } from './example-result.ts';
import { ruled } from './policy/ruled.ts';
import type { Reference } from './reference.ts';
import type { Cue } from './script.ts';
import { showAnswer } from './show-answer.ts';

/** What a policy answers to the open question; the one that is named, or that of the seat. */
export function answerOfPolicy(match: Reference, named: number | undefined, wanted: AnswerCodes) {
  const ask = match.open.find(({ index, role }) => index === match.ask?.choice && role === match.ask.role);
  const policy = match.root.model.policies[named ?? policyAsked(match) ?? -1];
  return ask && policy && { ask, policy, found: ruled(ask, policy, wanted) };
}

/** The policy must come to the very answer of the example. */
export function checkPolicy(match: Reference, { line, span }: Cue, wanted: AnswerCodes): void {
  const { model } = match.root;
  const asked = answerOfPolicy(match, line.policy, wanted);
  if (asked === undefined) return miss('example/no-policy', span, { path: line.path });
  const { ask, policy, found } = asked;
  const fields = { path: line.path, policy: policy.name };
  if (found === undefined) return miss('example/policy-silent', span, { ...fields, why: 'no-part', answer: '' });
  if (sameAnswer(found.answer, wanted)) return;
  const answer = showAnswer(model, ask.choice, found.answer);
  const lines = [...new Set(found.lines.filter((one) => one !== undefined))].join(', ') || 'none';
  if (match.refusal(found.answer) !== undefined)
    return miss('example/policy-silent', span, { ...fields, why: 'illegal', answer });
  miss('example/policy', span, { ...fields, answer, lines });
}

/** The policy that holds the seat of whoever is asked. */
function policyAsked({ root: { model, world }, ask }: Reference): number | undefined {
  const { seats } = entry(model.seats.layouts, world.layout);
  return seats[world.seatOf(ask?.role ?? -1)]?.policy;
}
