import type { Changeable } from '@sandtable/session';
import { useId } from 'react';
import { useWorkbench } from '../context.ts';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { isListed } from './position-value.ts';
import type { Worded } from './words-for.ts';

interface Props {
  readonly what: Changeable;
  readonly names: Worded;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The new value: chosen from a list where there are few, else typed with completion. */
export const ValueField = ({ what, names, value, onValue }: Props) => {
  const { t } = useWorkbench();
  const list = useId();
  const { many, values = [] } = what;
  const label = t(many ? 'changeToAll' : 'changeTo');
  const options = values.map((one) => ({ value: one, label: names.word(one) }));
  if (isListed(what)) return <SelectField label={label} value={value} options={options} onChange={onValue} />;
  return (
    <>
      <InputField label={label} value={value} list={list} onChange={({ target }) => onValue(target.value)} />
      <datalist id={list}>
        {options.map((one) => (
          <option key={one.value} value={one.label} />
        ))}
      </datalist>
    </>
  );
};
