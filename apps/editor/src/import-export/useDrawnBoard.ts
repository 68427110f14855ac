import type { Drawn } from '@sandtable/picture';
import { useStore } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { layoutText } from '../state/layout-in.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/mounted-projects.ts';

/** Returns the open board as it is drawn now, and the name of its ruleset. */
export const useDrawnBoard = (): { readonly board: Drawn; readonly name: string } | undefined => {
  const { info, view, ruleset } = useStore(pick('info', 'view', 'ruleset'));
  const texts = useTexts();
  const layout = useStore(layoutText);
  if (info === undefined || view === undefined || ruleset === undefined) return undefined;
  const board = { info, view, layout, nameOf: texts.member, valueName: texts.value, fieldName: texts.named };
  return { board, name: plainName(ruleset) };
};
