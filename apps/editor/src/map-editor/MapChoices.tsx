import type { ImportPlan } from '@sandtable/ide';
import { useId } from 'react';
import { useWorkbench } from '../context.ts';
import { Select, type SelectOption } from '../ui/Select.tsx';
import type { Say } from '../words.ts';
import type { MapImportPreview } from '../workers/map-import.ts';
import styles from './MapChoices.module.css';
import type { MapWish } from './useBroughtMap.ts';

interface Props {
  readonly preview: MapImportPreview & { readonly plan: ImportPlan };
  readonly wish: MapWish;
  readonly onWish: (wish: MapWish) => void;
}

/** What places and links become, and how the file is read. */
export const MapChoices = ({ preview, wish, onWish }: Props) => (
  <div className={styles.choices}>
    <Targets preview={preview} wish={wish} onWish={onWish} />
    <Reading preview={preview} wish={wish} onWish={onWish} />
  </div>
);

/** What the rules don't have yet is offered as new. */
const namedAmong = (t: Say, known: readonly string[], names: readonly string[]): readonly SelectOption[] =>
  names.map((value) => ({ value, label: known.includes(value) ? value : t('mapNew', { name: value }) }));

const Targets = (props: Props) => {
  const { preview, wish, onWish } = props;
  const { target, plan } = preview;
  const { t } = useWorkbench();
  const kinds = [...new Set([...target.kinds, plan.kind, 'Area'])];
  return (
    <>
      <Choice
        label={t('mapKind')}
        value={plan.kind}
        options={namedAmong(t, target.kinds, kinds)}
        onChoose={(kind) => onWish({ ...wish, kind, relation: undefined })}
      />
      <Relation {...props} />
    </>
  );
};

const Relation = ({ preview: { target, plan }, wish, onWish }: Props) => {
  const { t } = useWorkbench();
  const fitting = target.relations.filter((one) => one.kinds.includes(plan.kind)).map(({ name }) => name);
  const relations = [...new Set([...fitting, plan.relation, 'border'])];
  return (
    <Choice
      label={t('mapRelation')}
      value={plan.relation}
      options={namedAmong(t, fitting, relations)}
      onChoose={(relation) => onWish({ ...wish, relation })}
    />
  );
};

const Reading = ({ preview: { found, target }, wish, onWish }: Props) => {
  const { t } = useWorkbench();
  const names = found.properties.map((one) => ({ value: one, label: one }));
  const projections = [
    { value: 'equirectangular', label: t('mapEquirectangular') },
    { value: 'mercator', label: t('mapMercator') },
  ];
  return (
    <>
      {names.length > 1 ? (
        <Choice
          label={t('mapNameBy')}
          value={wish.property ?? ''}
          options={[{ value: '', label: t('mapUsual') }, ...names]}
          onChoose={(property) => onWish({ ...wish, property: property || undefined })}
        />
      ) : null}
      {found.isGlobe && !target.isGlobe ? (
        <Choice
          label={t('mapFlat')}
          value={wish.projection ?? 'equirectangular'}
          options={projections}
          onChoose={(one) => onWish({ ...wish, projection: one === 'mercator' ? 'mercator' : 'equirectangular' })}
        />
      ) : null}
    </>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} options={options} onChange={onChoose} />
    </>
  );
};
