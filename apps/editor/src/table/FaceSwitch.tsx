import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Face } from '../state/slices/ui.ts';
import { Segmented } from '../ui/Segmented.tsx';

/** Flips between the table and the workshop; the match, its viewer and what is selected stay. */
export const FaceSwitch = () => {
  const { bench, t } = useWorkbench();
  const { face, ruleset } = useStore(pick('face', 'ruleset'));
  if (ruleset === undefined) return null;
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
