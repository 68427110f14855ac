import type { Part } from '@sandtable/board';
import { useId } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Placing } from './usePlacing.ts';

/** What of a place is moved next by keys, and what else can be done to it. */
export const PlaceTool = ({ placing }: { readonly placing: Placing }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const id = useId();
  const { chosen, part, setPart, anchors, addAnchor, takeAnchor, freeName, writeLayout, missing } = placing;
  if (writeLayout)
    return (
      <p className="quiet">
        {t('layoutMissing')}{' '}
        <button type="button" onClick={writeLayout}>
          {t('writeLayout')}
        </button>
      </p>
    );
  const parts = [...Array.from({ length: anchors }, (_, i) => i), 'label' as const];
  const name = (one: (typeof parts)[number]): string => {
    if (one === 'label') return t('partName');
    return one === 0 ? t('partMiddle') : t('partAnchor', { n: one + 1 });
  };
  return (
    <>
      {chosen ? (
        <p>
          <label htmlFor={id}>{t('partOf', { place: texts.member(chosen.slice(chosen.indexOf('.') + 1)) })}</label>{' '}
          <select id={id} value={String(part)} onChange={({ target }) => setPart(partIn(target.value))}>
            {parts.map((one) => (
              <option key={one} value={String(one)}>
                {name(one)}
              </option>
            ))}
          </select>{' '}
          {addAnchor ? (
            <button type="button" className="plain" onClick={addAnchor}>
              {t('addAnchor')}
            </button>
          ) : null}{' '}
          {takeAnchor ? (
            <button type="button" className="plain" onClick={takeAnchor}>
              {t('takeAnchor')}
            </button>
          ) : null}{' '}
          {freeName ? (
            <button type="button" className="plain" onClick={freeName}>
              {t('freeName')}
            </button>
          ) : null}
        </p>
      ) : null}
      <p className="quiet">{t(chosen ? 'placeChosen' : 'placeHint')}</p>
      {missing.length > 0 ? <Missing placing={placing} /> : null}
    </>
  );
};

const partIn = (value: string): Part => (value === 'label' ? value : Number(value));

/** Places that the rules have and the map has not. */
const Missing = ({ placing: { missing, putMissing } }: { readonly placing: Placing }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{t('notOnMap')}</label>{' '}
      <select id={id} value="" onChange={({ target }) => putMissing(target.value)}>
        <option value="">{t('putOnMap')}</option>
        {missing.map((key) => (
          <option key={key} value={key}>
            {texts.member(key.slice(key.indexOf('.') + 1))}
          </option>
        ))}
      </select>
    </p>
  );
};
