import type { FieldInput, SettingView } from '@sandtable/ide';
import { aboutPath, reasonPath } from '@sandtable/messages';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Say } from '../words.ts';
import type { Passage } from '../workers/settings.ts';
import { changeableSetting } from './changeable.ts';
import styles from './Settings.module.css';
import { Sources } from './Sources.tsx';
import { ValueRow } from './ValueRow.tsx';
import type { Where } from './where.ts';

interface Props {
  readonly setting: SettingView;
  readonly passages: readonly Passage[];
  readonly where: Where;
}

/** A constant, an option or a ruling with its value, and where it comes from. */
export const SettingItem = ({ setting, passages, where }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { overlaid } = useStore(pick('overlaid'));
  const { path, name, type, doc, cites, at, uses, shown, text, isAdded } = setting;
  const what = useMemo(() => changeableSetting(setting, overlaid), [setting, overlaid]);
  const computed = shown === text ? '' : ` = ${shown}`;
  return (
    <li className={styles.item} data-setting={path}>
      <ValueRow
        what={what}
        where={where}
        label={texts.begun(texts.named(path) ?? texts.path(path))}
        nameOf={(value) => nameOfValue(texts.value(path, value), value)}
        about={`${aboutInput(setting, t)}${computed}`}
      >
        <p className={styles.id}>
          <code>{isNamed(type) ? `${name}: ${type}` : name}</code>{' '}
          {isAdded ? <span className="quiet">{t('settingAdded', { file: at.file })}</span> : null}
        </p>
      </ValueRow>
      <Sources
        {...{ cites, at, uses, passages }}
        doc={texts.named(aboutPath(setting)) ?? doc}
        because={texts.named(reasonPath(setting)) ?? setting.because}
      />
    </li>
  );
};

/** What a value may be, where that is a range. */
export function aboutInput({ input, type }: { readonly input: FieldInput; readonly type: string }, t: Say): string {
  if (input.is !== 'number') return '';
  const { min, max, step } = input;
  if (min === undefined || max === undefined) return type;
  const range = t('settingRange', { min: String(min), max: String(max) });
  return step === 1 ? range : `${range}, ${t('settingStep', { step })}`;
}

/** A type with a name says what is counted; of others the range is all that there is to say. */
const isNamed = (type: string): boolean => /^\p{L}[\p{L}\p{N}_]*$/u.test(type);

const nameOfValue = (named: string, value: string): string => (named === '' ? value : named);
