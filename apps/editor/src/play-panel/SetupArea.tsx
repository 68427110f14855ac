import type { GameInfo } from '@sandtable/engine';
import { memo, useState } from 'react';
import { useStore } from '../context.ts';
import { Setup } from '../play/Setup.tsx';
import { useIsOnlooker } from '../play/useIsOnlooker.ts';
import { pick } from '../state/selectors.ts';

/** The setup, except for those who only watch a match; it begins again with another game. */
export const SetupArea = memo(({ info }: { readonly info: GameInfo }) => {
  const { face } = useStore(pick('face'));
  const isOnlooker = useIsOnlooker();
  const [unfolded, unfold] = useState(false);
  if (isOnlooker && face === 'play') return null;
  return <Setup key={info.id} info={info} open={unfolded} onOpen={unfold} />;
});
