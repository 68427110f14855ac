import { Dices, SquarePen } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Face } from '../state/slices/ui.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';

/** Flips between the table and the workshop; the match, its viewer and what is selected stay. */
export const FaceSwitch = () => {
  const { bench, t } = useWorkbench();
  const { face, ruleset } = useStore(pick('face', 'ruleset'));
  const isNarrow = useIsNarrow();
  if (ruleset === undefined) return null;
  if (isNarrow) return <Flip to={face === 'play' ? 'workshop' : 'play'} />;
  return (
    <Segmented<Face>
      label={t('face')}
      choices={[
        { id: 'play', label: t('facePlay') },
        { id: 'workshop', label: t('faceWorkshop') },
      ]}
      chosen={face}
      onChoose={(next) => bench.actions.setFace(next)}
    />
  );
};

/** Where there is no room for both names. */
const Flip = ({ to }: { readonly to: Face }) => {
  const { bench, t } = useWorkbench();
  const isPlay = to === 'play';
  return (
    <IconButton
      label={t(isPlay ? 'facePlay' : 'faceWorkshop')}
      icon={isPlay ? Dices : SquarePen}
      onClick={() => bench.actions.setFace(to)}
    />
  );
};
