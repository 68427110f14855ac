import type { GameInfo } from '@sandtable/engine';
import { type AskView, isMany } from '@sandtable/session';
import { type Draft, isDrafted, isFull } from '../state/half-answer.ts';
import type { PreviewedAnswer } from '../state/odds-preview.ts';

/** What has been picked and pointed at so far of the question that is open. */
export interface Half {
  /** Tells one question from the next. */
  readonly question: string;
  readonly draft: Draft;
  readonly ticked: readonly string[];
  readonly pointed: string | undefined;
}

/** The answer that would be given next: what is ticked, the full draft, or picks with what is pointed at. */
export function previewedAnswer(
  info: GameInfo,
  ask: AskView,
  { question, draft, ticked, pointed }: Half,
): PreviewedAnswer | undefined {
  if (ask.sight !== undefined) return undefined;
  if (isDrafted(ask)) return isFull(ask, draft) ? wholeDraft(question, draft, ask.each?.keys ?? []) : undefined;
  if (isMany(ask)) {
    const fits = ticked.length >= ask.low && ticked.length <= ask.high;
    if (!fits) return undefined;
    return ask.each
      ? { key: keyOf(question, ticked), picked: [ticked.join('|')] }
      : { key: keyOf(question, ticked), answer: ticked };
  }
  if (pointed === undefined || !isLast(info, ask, pointed)) return undefined;
  const picked = [...ask.picked, pointed];
  return { key: keyOf(question, picked), picked };
}

const wholeDraft = (question: string, draft: Draft, keys: readonly string[]): PreviewedAnswer => ({
  key: keyOf(question, [...draft, ...keys]),
  picked: draft,
  first: keys,
});

/** Whether picking a candidate answers the question: of a menu nothing is left of its arm. */
export function isLast({ choices }: GameInfo, ask: AskView, candidate: string): boolean {
  if (!ask.candidates.includes(candidate)) return false;
  if (ask.form !== 'menu') return true;
  const arms = choices.find(({ path }) => path === ask.choice)?.arms ?? [];
  const arm = arms.find(({ name }) => name === (ask.picked[0] ?? candidate));
  return arm !== undefined && ask.picked.length === arm.params.length;
}

const keyOf = (question: string, picked: readonly string[]): string => JSON.stringify([question, picked]);
