import type { AskedOf, Question, WhyState } from './slices/analysis.ts';
import type { State } from './state.ts';

type Now = Pick<State, 'ask' | 'at' | 'javascript' | 'running' | 'save' | 'view' | 'viewer'>;

export function questionOf({ ask }: Pick<State, 'ask'>): Question | undefined {
  if (ask === undefined) return undefined;
  const { choice, form, kind, picked, role } = ask;
  return { choice, form, kind, picked, role };
}

export const askedOf = ({ javascript: rules, at = 0, save, viewer }: Now): AskedOf => ({
  rules,
  step: at,
  save,
  viewer,
});

/**
 * Whether the explanation still holds. `again`: something became another, and the same question can be asked of it by
 * itself. `before`: there is another question now. `otherRules`: the rules became others, and the place of a rule in
 * them may be too.
 */
export function standingOf({ asked, of }: WhyState, now: Now): 'holds' | 'again' | 'before' | 'otherRules' {
  const { rules, step, save, viewer } = askedOf(now);
  if (asked.of === 'rule') return of.rules === rules ? 'holds' : 'otherRules';
  // What was written stays as it came about, until it is written by other rules or not at all.
  if (asked.of === 'line') return of.rules === rules && asked.line.decision <= step ? 'holds' : 'otherRules';
  if (of.rules === rules && of.step === step && of.save === save && of.viewer === viewer) {
    return isSame(asked.question, questionOf(now)) || now.ask === undefined ? 'holds' : 'before';
  }
  if (now.running) return 'holds';
  return isSame(asked.question, questionOf(now)) ? 'again' : 'before';
}

const isSame = (asked: Question, now: Question | undefined): boolean =>
  now !== undefined && asked.choice === now.choice && asked.role === now.role && areOnOneWay(asked.picked, now.picked);

/**
 * What is asked about may lie behind what is picked so far, or before it: with a piece in hand, about another piece.
 */
const areOnOneWay = (one: readonly string[], other: readonly string[]): boolean =>
  one.slice(0, other.length).every((pick, i) => other[i] === pick);
