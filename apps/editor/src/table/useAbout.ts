import { type AskView, heldMarked } from '@sandtable/session';
import { useStore } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';

/** What the ruleset says of a question in addition, such as what follows of what is held; undefined where it says nothing. */
export function useAbout({ choice, role }: AskView): string | undefined {
  const { info, view } = useStore(pick('info', 'view'));
  const texts = useTexts();
  if (info === undefined || view === undefined) return undefined;
  return texts.named(`${choice}/about`, heldMarked(info, view, role)) || undefined;
}
