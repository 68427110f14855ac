import { ASK_CHOICE } from '@sandtable/engine';
import type { Match } from '@sandtable/session';

/** An answer with a member that has no visible id is identified by the number that it can be followed by. */
export function followed({ module, position }: Match, answer: readonly number[]): readonly number[] {
  const choice = module.info.choices[position[ASK_CHOICE] ?? 0];
  const type = module.info.types[choice?.element ?? -1];
  const stored = module.layout.identities.find(({ kind }) => type?.t === 'kind' && kind === type.kind);
  if (stored === undefined) return answer;
  const member = (answer[0] ?? 0) - (choice?.form === 'optional' ? 1 : 0);
  return member < 0 ? answer : [position[stored.epochs + member] ?? -1];
}
