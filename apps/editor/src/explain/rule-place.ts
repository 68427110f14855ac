import type { DescribedPlace, WhyReply } from '../workers/why-protocol.ts';

/** Where the rule is that speaks against an answer: its condition, else the expression that doesn't offer the answer. */
export function rulePlace(reply: WhyReply | undefined): DescribedPlace | undefined {
  if (reply?.kind !== 'against') return undefined;
  return reply.against.flatMap(({ claims, part }) => [...claims.map(({ at }) => at), ...(part ? [part] : [])])[0];
}
