import type { GameInfo } from '@sandtable/engine';
import { optionDefault, optionValues, type Save } from '@sandtable/session';
import { own } from '@sandtable/text';
import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { InputField } from '../ui/InputField.tsx';
import { PartsField, type PartsInput } from '../ui/PartsField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { partsInput, partsOf, writtenParts } from './option-parts.ts';
import styles from './Setup.module.css';
import { useTexts } from './useTexts.ts';

type Option = GameInfo['options'][number];
type Value = Save['options'][string];
export type Chosen = Save['options'];

interface Props {
  readonly info: GameInfo;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

const pathOf = (option: Option): string => `${option.sort}/${option.name}`;

/** Options and rulings of the rules: what each is called, what it is set to, and its default if that is another. */
export const Options = ({ info, chosen, onChoose }: Props) => {
  const { t } = useWorkbench();
  if (info.options.length === 0) return null;
  return (
    <Disclosure
      className={styles.options}
      data-part="options"
      summary={
        <>
          {t('options')} <Changed info={info} chosen={chosen} />
        </>
      }
    >
      <ul>
        {info.options.map((option) => (
          <One
            key={option.name}
            info={info}
            option={option}
            value={own(chosen, option.name) ?? optionDefault(info, option)}
            onValue={(value) => onChoose({ ...chosen, [option.name]: value })}
          />
        ))}
      </ul>
    </Disclosure>
  );
};

/** What isn't set to its default stays in sight while the list is closed. */
const Changed = ({ info, chosen }: Omit<Props, 'onChoose'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const changed = info.options.flatMap((option) => {
    const value = own(chosen, option.name);
    if (value === undefined || value === optionDefault(info, option)) return [];
    return [t('nameAndValue', { name: texts.path(pathOf(option)), value: inWords(info, option, value, texts) })];
  });
  return <b>{changed.join(' · ')}</b>;
};

/** A value as people say it: parts by their names, and a text as it is. */
function inWords(info: GameInfo, option: Option, value: Value, texts: ReturnType<typeof useTexts>): string {
  const named = (one: Value): string => texts.value(pathOf(option), one);
  if (info.types[option.type]?.t === 'text') return String(value);
  const input = partsInput(info, option.type);
  if (input === undefined) return named(value);
  const parts = partsOf(String(value), input).map(named);
  const shown = input.is === 'map' ? parts.map((part, i) => `${named(input.keys[i] ?? '')} ${part}`) : parts;
  return shown.join(', ') || '–';
}

interface OneProps {
  readonly info: GameInfo;
  readonly option: Option;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

const One = (props: OneProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { info, option, value } = props;
  const usual = optionDefault(info, option);
  return (
    <li className={styles.option}>
      <Field {...props} />
      {value === usual ? null : (
        <span className="quiet">{t('standard', { value: inWords(info, option, usual, texts) })}</span>
      )}
    </li>
  );
};

/** A field for what the option is: a number, parts of a value, one of a list, or a text. */
const Field = (props: OneProps) => {
  const { info, option } = props;
  if (info.types[option.type]?.t === 'int') return <Whole {...props} />;
  if (optionValues(info, option) !== undefined) return <Listed {...props} />;
  const input = partsInput(info, option.type);
  return input === undefined ? <Typed {...props} /> : <Parts {...props} input={input} />;
};

const Typed = ({ option, value, onValue }: OneProps) => {
  const texts = useTexts();
  return (
    <InputField
      label={texts.path(pathOf(option))}
      value={String(value)}
      onChange={({ target }) => onValue(target.value)}
    />
  );
};

const Parts = ({ option, value, onValue, input }: OneProps & { readonly input: PartsInput }) => {
  const texts = useTexts();
  const parts = partsOf(String(value), input);
  return (
    <PartsField
      label={texts.path(pathOf(option))}
      {...{ input, parts }}
      nameOf={(part) => texts.value(pathOf(option), part)}
      onParts={(next) => onValue(writtenParts(next, input))}
    />
  );
};

const Whole = ({ info, option, value, onValue }: OneProps) => {
  const texts = useTexts();
  const type = info.types[option.type];
  if (type?.t !== 'int') return null;
  return (
    <InputField
      label={texts.path(pathOf(option))}
      type="number"
      value={String(value)}
      min={type.min / type.den}
      max={type.max / type.den}
      step={1 / type.den}
      onChange={({ target }) => onValue(Number(target.value))}
    />
  );
};

const Listed = ({ info, option, value, onValue }: OneProps) => {
  const texts = useTexts();
  const values = optionValues(info, option) ?? [];
  return (
    <SelectField
      label={texts.path(pathOf(option))}
      value={String(value)}
      options={values.map((one) => ({ value: String(one), label: texts.value(pathOf(option), one) }))}
      onChange={(chosen) => onValue(values.find((one) => String(one) === chosen) ?? value)}
    />
  );
};
