import { reader } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { Dices } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { broughtOn } from './off-board.ts';
import { useRoot } from './useRoot.ts';
import { useLayout } from './useTexts.ts';

/**
 * Units that are set up one by one can be placed at random, as far as the question goes on. The last one is left to the
 * player: with it, the setup is over.
 */
export const PlaceRest = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  const root = useRoot(ask);
  if (info === undefined || view === undefined || layout === undefined || root === undefined) return null;
  const left = broughtOn({ info, layout, read: reader(info, view) }, root);
  if (left.length < 2) return null;
  return (
    <Button icon={Dices} onClick={() => void bench.play.goOnAtRandom(left.length - 1)}>
      {t('placeRest')}
    </Button>
  );
};
