import type { GameInfo } from '@sandtable/engine';
import { optionDefault, optionValues, type Save } from '@sandtable/session';
import { own } from '@sandtable/text';
import { useWorkbench } from '../context.ts';
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

/** Options and rulings of the rules: what each is called, what it is set to, and what the rules say by themselves. */
export const Options = ({ info, chosen, onChoose }: Props) => {
  const { t } = useWorkbench();
  if (info.options.length === 0) return null;
  return (
    <details className="options">
      <summary>
        {t('options')} <Changed info={info} chosen={chosen} />
      </summary>
      <ul>
        {info.options.map((option) => (
          <li key={option.name}>
            <One
              info={info}
              option={option}
              value={own(chosen, option.name) ?? optionDefault(info, option)}
              onValue={(value) => onChoose({ ...chosen, [option.name]: value })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What is not as the rules have it stands in sight while the list is closed. */
const Changed = ({ info, chosen }: Omit<Props, 'onChoose'>) => {
  const texts = useTexts();
  const changed = info.options.flatMap((option) => {
    const value = own(chosen, option.name);
    if (value === undefined || value === optionDefault(info, option)) return [];
    return [`${texts.path(pathOf(option))}: ${texts.value(pathOf(option), value)}`];
  });
  return <b>{changed.join(' · ')}</b>;
};

interface OneProps {
  readonly info: GameInfo;
  readonly option: Option;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

const One = ({ info, option, value, onValue }: OneProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const standard = texts.value(pathOf(option), optionDefault(info, option));
  return (
    <>
      <label htmlFor={`option-${option.name}`}>{texts.path(pathOf(option))}</label>{' '}
      <Input info={info} option={option} value={value} onValue={onValue} />{' '}
      <span className="quiet">{t('standard', { value: standard })}</span>
    </>
  );
};

const Input = ({ info, option, value, onValue }: OneProps) => {
  const texts = useTexts();
  const type = info.types[option.type];
  const values = optionValues(info, option) ?? [];
  if (type?.t === 'int')
    return (
      <input
        id={`option-${option.name}`}
        type="number"
        value={String(value)}
        min={type.min / type.den}
        max={type.max / type.den}
        step={1 / type.den}
        onChange={(event) => onValue(Number(event.target.value))}
      />
    );
  return (
    <select
      id={`option-${option.name}`}
      value={String(value)}
      onChange={(event) => onValue(values.find((v) => String(v) === event.target.value) ?? value)}
    >
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {texts.value(pathOf(option), one)}
        </option>
      ))}
    </select>
  );
};
