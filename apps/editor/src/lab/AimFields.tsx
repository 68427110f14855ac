import { isShare } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import styles from './Lab.module.css';
import { useMeasureName } from './names.ts';

interface Props {
  readonly measures: readonly Measure[];
  readonly measure: Measure;
  readonly text: string;
  readonly isWrong: boolean;
  /** Called with the key of the measure. */
  readonly onMeasure: (key: string) => void;
  readonly onText: (text: string) => void;
}

/** What a measure is to come to, such as that a side wins 50 % of the games. */
export const AimFields = ({ measures, measure, text, isWrong, onMeasure, onText }: Props) => {
  const { t } = useWorkbench();
  const name = useMeasureName();
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('labFindMeasure')}
        value={JSON.stringify(measure)}
        options={measures.map((one) => ({ value: JSON.stringify(one), label: name(one) }))}
        onChange={onMeasure}
      />
      <span>
        <InputField
          label={t('labFindValue')}
          className={styles.number}
          inputMode="decimal"
          aria-invalid={isWrong}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {isShare(measure) ? ' %' : ''}
      </span>
    </div>
  );
};
