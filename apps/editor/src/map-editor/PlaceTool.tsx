import { outlinePart, type Part } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Say } from '../words.ts';
import type { Placing } from './usePlacing.ts';

/** What of a place is moved next by keys, and what else can be done to it. */
export const PlaceTool = ({ placing }: { readonly placing: Placing }) => {
  const { t } = useWorkbench();
  const { chosen, missing, writeLayout } = placing;
  if (writeLayout)
    return (
      <p className="quiet">
        {t('layoutMissing')} <Button onClick={writeLayout}>{t('writeLayout')}</Button>
      </p>
    );
  return (
    <>
      {chosen ? <ChosenPlace placing={placing} chosen={chosen} /> : null}
      <p className="quiet">{t(chosen ? 'placeChosen' : 'placeHint')}</p>
      {missing.length > 0 ? <Missing placing={placing} /> : null}
    </>
  );
};

const partName = (t: Say, part: Part): string => {
  if (part === 'label') return t('partName');
  if (typeof part !== 'number') return t('partCorner', { n: (outlinePart(part)?.at ?? 0) + 1 });
  return part === 0 ? t('partMiddle') : t('partAnchor', { n: part + 1 });
};

const ChosenPlace = ({ placing, chosen }: { readonly placing: Placing; readonly chosen: string }) => {
  return (
    <Row>
      <PartSelect placing={placing} chosen={chosen} />
      <Act word="addAnchor" onAct={placing.addAnchor} />
      <Act word="takeAnchor" onAct={placing.takeAnchor} />
      <Act word="freeName" onAct={placing.freeName} />
      <Act word="addOutline" onAct={placing.addOutline} />
      <Act word="takeCorner" onAct={placing.takeCorner} />
      <Act word="takeOutline" onAct={placing.takeOutline} />
      <Act word="takePlace" onAct={placing.takePlace} />
      <Act word="deletePlace" onAct={placing.deletePlace} />
    </Row>
  );
};

const PartSelect = ({ placing, chosen }: { readonly placing: Placing; readonly chosen: string }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { part, setPart, anchors } = placing;
  return (
    <SelectField
      label={t('partOf', { place: texts.member(memberIn(chosen)) })}
      value={String(part)}
      options={partsOf(anchors, part).map((one) => ({ value: String(one), label: partName(t, one) }))}
      onChange={(value) => setPart(partIn(value))}
    />
  );
};

interface ActProps {
  readonly word:
    | 'addAnchor'
    | 'takeAnchor'
    | 'freeName'
    | 'addOutline'
    | 'takeCorner'
    | 'takeOutline'
    | 'takePlace'
    | 'deletePlace';
  /** Undefined where it can't be done. */
  readonly onAct: (() => void) | undefined;
}

const Act = ({ word, onAct }: ActProps) => {
  const { t } = useWorkbench();
  if (onAct === undefined) return null;
  return (
    <Button look="plain" onClick={onAct}>
      {t(word)}
    </Button>
  );
};

/** Places that the rules have and the map has not. */
const Missing = ({ placing: { missing, putMissing } }: { readonly placing: Placing }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const places = missing.map((key) => ({ value: key, label: texts.member(memberIn(key)) }));
  return (
    <SelectField
      label={t('notOnMap')}
      value=""
      options={[{ value: '', label: t('putOnMap') }, ...places]}
      onChange={putMissing}
    />
  );
};

/** Corners are chosen on the map: of them only the one that is. */
const partsOf = (anchors: number, chosen: Part): readonly Part[] => [
  ...Array.from({ length: anchors }, (_, i) => i),
  'label',
  ...(outlinePart(chosen) ? [chosen] : []),
];

const partIn = (value: string): Part => (/^\d+$/.test(value) ? Number(value) : (value as Part));

/** Of a place as `Kind.member`. */
const memberIn = (place: string): string => place.slice(place.indexOf('.') + 1);
