import type { AskView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted, isFull } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import type { Mentions } from './useMentions.ts';
import type { Parts } from './useParts.ts';

/** The way back by one part of an answer that is not given yet; undefined where nothing of it is chosen. */
export function useStepBack(
  ask: AskView | undefined,
  parts: Parts | undefined,
  { about, back }: Mentions,
  ticked: readonly string[],
  toggle: (member: string) => void,
): (() => void) | undefined {
  const { bench } = useWorkbench();
  const { draft } = useStore(pick('draft'));

  if (ask === undefined || ask.sight !== undefined) return undefined;
  if (parts?.back) return parts.back;
  if (about !== undefined) return back;
  const last = ticked.at(-1);
  if (last !== undefined) return () => toggle(last);
  const at = ask.picked.length;
  if (!isDrafted(ask)) return at === 0 ? undefined : () => void bench.play.unpick();
  // Who has opened one key of a draft that has all its values leaves it as it was.
  if (isFull(ask, draft)) return at < draft.length ? () => void bench.play.open(draft.length) : undefined;
  return at === 0 ? undefined : () => void bench.play.open(at - 1);
}
