import { useWorkbench } from '../context.ts';
import { Notice } from '../ui/Notice.tsx';
import type { MapImportPreview } from '../workers/map-import.ts';
import { MapBecomes } from './MapBecomes.tsx';
import { MapChoices } from './MapChoices.tsx';
import { MapOutlines } from './MapOutlines.tsx';
import { MapProblems } from './MapProblems.tsx';
import type { MapWish } from './useBroughtMap.ts';

interface Props {
  readonly preview: MapImportPreview;
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
}

/** What was found in a map, what it would become, and what of it could not be read. */
export const MapPreview = ({ preview, wish, onWish }: Props) => {
  const { t } = useWorkbench();
  const { found, plan, target } = preview;
  return (
    <>
      <p role="status">{t('mapFound', { places: found.places.length, links: found.links.length })}</p>
      {plan === undefined ? null : (
        <>
          <MapOutlines found={found} />
          <MapChoices preview={{ ...preview, plan }} wish={wish} onWish={onWish} />
          {plan.trouble === undefined ? <MapBecomes preview={preview} /> : null}
        </>
      )}
      {plan?.trouble === undefined ? null : <Trouble trouble={plan.trouble} file={target.layout} />}
      <MapProblems problems={found.problems} />
    </>
  );
};

interface TroubleProps {
  readonly trouble: NonNullable<NonNullable<MapImportPreview['plan']>['trouble']>;
  readonly file: MapImportPreview['target']['layout'];
}

const Trouble = ({ trouble, file }: TroubleProps) => {
  const { t } = useWorkbench();
  return <Notice role="alert">{t(trouble === 'globe' ? 'mapOnGlobe' : 'mapNoLayout', { file })}</Notice>;
};
