import { useWorkbench } from '../context.ts';
import { Notice } from '../ui/Notice.tsx';
import type { MapImportPreview } from '../workers/map-import.ts';
import { MapBecomes } from './MapBecomes.tsx';
import { MapChoices } from './MapChoices.tsx';
import { MapOutlines } from './MapOutlines.tsx';
import { MapProblems } from './MapProblems.tsx';
import type { MapWish } from './useBroughtMap.ts';

interface Props {
  readonly told: MapImportPreview;
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
}

/** What was found in a map, what it would become, and what of it could not be read. */
export const MapPreview = ({ told, wish, onWish }: Props) => {
  const { t } = useWorkbench();
  const { found, plan, target } = told;
  return (
    <>
      <p role="status">{t('mapFound', { places: found.places.length, links: found.links.length })}</p>
      {plan === undefined ? null : (
        <>
          <MapOutlines found={found} />
          <MapChoices told={{ ...told, plan }} wish={wish} onWish={onWish} />
          {plan.trouble === undefined ? <MapBecomes told={told} /> : null}
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
