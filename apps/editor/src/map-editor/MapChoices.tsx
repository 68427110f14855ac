import type { ImportPlan } from '@sandtable/ide';
import { useId } from 'react';
import { useWorkbench } from '../context.ts';
import type { MapImportPreview } from '../workers/map-import.ts';
import type { MapWish } from './useBroughtMap.ts';

interface Props {
  readonly told: MapImportPreview & { readonly plan: ImportPlan };
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
}

/** What places and links become, and how the file is read. */
export const MapChoices = ({ told: { found, target, plan }, wish, onWish }: Props) => {
  const { t } = useWorkbench();
  const fresh = (name: string): string => t('mapNew', { name });
  const kinds = [...new Set([...target.kinds, plan.kind, 'Area'])];
  const fitting = target.relations.filter((one) => one.kinds.includes(plan.kind)).map(({ name }) => name);
  const relations = [...new Set([...fitting, plan.relation, 'border'])];
  return (
    <div className="map-choices">
      <Choice
        label={t('mapKind')}
        value={plan.kind}
        options={kinds.map((one) => [one, target.kinds.includes(one) ? one : fresh(one)])}
        onChoose={(kind) => onWish({ ...wish, kind, relation: undefined })}
      />
      <Choice
        label={t('mapRelation')}
        value={plan.relation}
        options={relations.map((one) => [one, fitting.includes(one) ? one : fresh(one)])}
        onChoose={(relation) => onWish({ ...wish, relation })}
      />
      {found.properties.length > 1 ? (
        <Choice
          label={t('mapNameBy')}
          value={wish.property ?? ''}
          options={[['', t('mapUsual')], ...found.properties.map((one) => [one, one] as const)]}
          onChoose={(property) => onWish({ ...wish, property: property || undefined })}
        />
      ) : null}
      {found.isGlobe && !target.isGlobe ? (
        <Choice
          label={t('mapFlat')}
          value={wish.projection ?? 'equirectangular'}
          options={[
            ['equirectangular', t('mapEquirectangular')],
            ['mercator', t('mapMercator')],
          ]}
          onChoose={(one) => onWish({ ...wish, projection: one === 'mercator' ? 'mercator' : 'equirectangular' })}
        />
      ) : null}
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, word: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </>
  );
};
