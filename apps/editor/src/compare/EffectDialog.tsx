import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Consequences } from './Consequences.tsx';
import { comparingWith } from './comparing-with.ts';
import { EffectSides } from './EffectSides.tsx';

interface Props {
  readonly before: SideName;
  readonly after: SideName;
  readonly onClose: () => void;
}

/** What a change of the rules does to the game. Games of bots begin at once, and end with the dialog. */
export const EffectDialog = ({ before, after, onClose }: Props) => {
  const { bench, t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const isReady = info !== undefined;
  const begin = useEffectEvent(() => void bench.comparing.begin({ before, after, ...comparingWith(info) }));
  useEffect(() => {
    if (!isReady) return;
    begin();
    return () => bench.comparing.stop();
  }, [isReady, bench]);
  return (
    <Dialog title={t('whatEffect')} onClose={onClose} size="full">
      <EffectSides before={before} after={after} />
      <Consequences before={before} after={after} />
    </Dialog>
  );
};
