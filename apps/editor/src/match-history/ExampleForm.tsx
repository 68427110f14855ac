import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLookup } from '../manual-edits/useLookup.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './AsExample.module.css';

/** Which moves the example is about, and its name. */
export interface WantedExample {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Props {
  readonly isMaking: boolean;
  readonly onMake: (wanted: WantedExample) => void;
  readonly onClose: () => void;
}

export const ExampleForm = ({ isMaking, onMake, onClose }: Props) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const now = view?.decisions ?? 0;
  const [from, setFrom] = useFirstMove(now);
  const [to, setTo] = useState(now);
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ name: name.trim(), from, to });
      }}
    >
      <Row className={styles.form}>
        <Button onClick={onClose}>{t('backToSteps')}</Button>
        <MoveField label={t('fromStep')} value={from} most={now} onValue={setFrom} />
        <MoveField label={t('toStep')} value={to} most={now} onValue={setTo} />
        <InputField
          label={t('exampleCalled')}
          value={name}
          placeholder={t('exampleName')}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="primary" disabled={isMaking || now === 0}>
          {t('makeExample')}
        </Button>
      </Row>
    </form>
  );
};

/** So many moves are meant where no phases are known. */
const UNLESS_KNOWN = 10;

/** What someone wants to keep is mostly the phase that was just played. */
function useFirstMove(now: number): readonly [number, (from: number) => void] {
  const [chosen, choose] = useState<number | undefined>(undefined);
  const begun = useLookup('phases')?.findLast(({ number }) => number < now)?.number;
  const natural = begun === undefined ? now - UNLESS_KNOWN + 1 : begun + 1;
  return [chosen ?? Math.max(1, natural), choose];
}

interface MoveFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

const MoveField = ({ label, value, most, onValue }: MoveFieldProps) => (
  <InputField
    label={label}
    type="number"
    min={1}
    max={most}
    value={value}
    onChange={({ target }) => onValue(Math.max(1, Math.min(most, Number(target.value) | 0)))}
  />
);
