import type { Variable } from '@sandtable/analysis';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { InputField } from '../ui/InputField.tsx';
import { SuggestInput } from '../ui/SuggestInput.tsx';
import styles from './Lab.module.css';
import { variableName } from './names.ts';
import { type AxisForm, likelyValues } from './number-form.ts';

interface Props {
  readonly axes: readonly AxisForm[];
  readonly variables: readonly Variable[];
  /** As many can be varied at once. */
  readonly most: number;
  /** The axis whose values can't be read. */
  readonly wrong: string | undefined;
  readonly onChange: (axes: readonly AxisForm[]) => void;
}

/** What is varied, with the values that it is given; more is found by its name in the game. */
export const AxisFields = ({ axes, variables, most, wrong, onChange }: Props) => {
  const shown = axes.slice(0, most).flatMap((axis) => {
    const variable = variables.find(({ name }) => name === axis.name);
    return variable ? [{ axis, variable }] : [];
  });
  const others = (name: string): readonly AxisForm[] => axes.filter((one) => one.name !== name);
  const added = (variable: Variable): readonly AxisForm[] => [
    ...shown.map(({ axis }) => axis).filter(({ name }) => name !== variable.name),
    { name: variable.name, values: likelyValues(variable) },
  ];
  return (
    <>
      {shown.map(({ axis, variable }) => (
        <AxisField
          key={axis.name}
          axis={axis}
          variable={variable}
          isWrong={wrong === axis.name}
          onType={(values) => onChange(axes.map((one) => (one.name === axis.name ? { ...one, values } : one)))}
          onRemove={() => onChange(others(axis.name))}
        />
      ))}
      {shown.length < most ? (
        <VariableSearch
          isSecond={shown.length > 0}
          variables={variables.filter(({ name }) => !shown.some(({ axis }) => axis.name === name))}
          onTake={(variable) => onChange(added(variable))}
        />
      ) : null}
    </>
  );
};

interface AxisProps {
  readonly axis: AxisForm;
  readonly variable: Variable;
  readonly isWrong: boolean;
  readonly onType: (values: string) => void;
  readonly onRemove: () => void;
}

const AxisField = ({ axis, variable, isWrong, onType, onRemove }: AxisProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const what = variableName(texts, variable);
  return (
    <div className={styles.axis}>
      <b>{what}</b>
      <span className="quiet">{t('labWhatNow', { value: variable.current })}</span>
      <InputField
        label={t('labValue')}
        aria-label={t('labValuesOf', { what })}
        aria-invalid={isWrong}
        spellCheck={false}
        value={axis.values}
        onChange={({ target }) => onType(target.value)}
      />
      <IconButton label={t('labRemove', { what })} icon={X} onClick={onRemove} />
      <span className="quiet">{t('labValuesHint')}</span>
    </div>
  );
};

/** More are found by typing more of a name. */
const MOST_SHOWN = 50;

interface SearchProps {
  readonly isSecond: boolean;
  readonly variables: readonly Variable[];
  readonly onTake: (variable: Variable) => void;
}

const VariableSearch = ({ isSecond, variables, onTake }: SearchProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = variables.filter((one) => isSought(typed, `${variableName(texts, one)} ${one.name}`));
  const label = t(isSecond ? 'labAddSecond' : 'labWhatSearch');
  return (
    <div>
      <SuggestInput
        className={styles.search}
        label={label}
        placeholder={label}
        value={typed}
        onType={(text) => {
          setTyped(text);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        items={isOpen ? found.slice(0, MOST_SHOWN) : []}
        keyOf={({ name }) => name}
        draw={(variable) => <VariableLine variable={variable} />}
        onTake={(variable) => {
          setTyped('');
          setOpen(false);
          onTake(variable);
        }}
        onClose={() => setOpen(false)}
      />
      {found.length === 0 && typed !== '' ? <p role="status">{t('labWhatNone')}</p> : null}
    </div>
  );
};

const VariableLine = ({ variable }: { readonly variable: Variable }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <span className={styles.found}>
      <span>{variableName(texts, variable)}</span>{' '}
      <span className="quiet">{t('labWhatNow', { value: variable.current })}</span>
    </span>
  );
};

/** Every word has to be found somewhere. */
const isSought = (typed: string, words: string): boolean => {
  const plain = words.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
};
