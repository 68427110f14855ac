import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PartsField.module.css';
import { Select } from './Select.tsx';

/** What one part of a value is chosen from, or typed into. */
export type PartInput =
  | {
      readonly is: 'number';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
      readonly step: number;
    }
  | { readonly is: 'choice'; readonly values: readonly string[] };

/** A value of many parts: some of a few words, items in their order, or a value for each key. */
export type PartsInput =
  | { readonly is: 'set'; readonly values: readonly string[] }
  | { readonly is: 'list'; readonly of: PartInput; readonly most: number }
  | { readonly is: 'map'; readonly of: PartInput; readonly keys: readonly string[] };

interface Props {
  readonly label: string;
  readonly input: PartsInput;
  /** The words of a set, the items of a list, or the values of a map in the order of its keys. */
  readonly parts: readonly string[];
  /** What a value is called. */
  readonly nameOf: (value: string) => ReactNode;
  readonly onParts: (parts: readonly string[]) => void;
  /** The label is read aloud and not shown. */
  readonly isLabelHidden?: boolean;
}

/** Boxes to tick for a set, lines for a list, and rows for a map. */
export const PartsField = (props: Props) => {
  const { label, input, isLabelHidden = false } = props;
  return (
    <fieldset className={styles.parts}>
      <legend className={isLabelHidden ? 'unseen' : undefined}>{label}</legend>
      {input.is === 'set' ? <Words {...props} input={input} /> : null}
      {input.is === 'list' ? <Items {...props} input={input} /> : null}
      {input.is === 'map' ? <Rows {...props} input={input} /> : null}
    </fieldset>
  );
};

type PropsOf<Is extends PartsInput['is']> = Omit<Props, 'input'> & {
  readonly input: Extract<PartsInput, { is: Is }>;
};

const Words = ({ input, parts, nameOf, onParts }: PropsOf<'set'>) => (
  <div className={styles.words}>
    {input.values.map((value) => (
      <Checkbox
        key={value}
        checked={parts.includes(value)}
        onChange={({ target }) =>
          onParts(input.values.filter((one) => (one === value ? target.checked : parts.includes(one))))
        }
      >
        {nameOf(value)}
      </Checkbox>
    ))}
  </div>
);

const Items = ({ label, input, parts, nameOf, onParts }: PropsOf<'list'>) => {
  const { t } = useWorkbench();
  const first = input.of.is === 'choice' ? input.of.values[0] : String(input.of.min ?? 0);
  return (
    <>
      <ol>
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are their places; the same word may be there twice.
          <li key={i}>
            <Part
              label={`${label} ${i + 1}`}
              {...{ input: input.of, part, nameOf }}
              onPart={(next) => onParts(parts.with(i, next))}
            />
            <IconButton icon={X} label={t('removeItem', { n: i + 1 })} onClick={() => onParts(parts.toSpliced(i, 1))} />
          </li>
        ))}
      </ol>
      <Button icon={Plus} disabled={parts.length >= input.most} onClick={() => onParts([...parts, first ?? ''])}>
        {t('addItem')}
      </Button>
    </>
  );
};

const Rows = ({ label, input, parts, nameOf, onParts }: PropsOf<'map'>) => (
  <ul>
    {input.keys.map((key, i) => (
      <li key={key}>
        <span aria-hidden="true">{nameOf(key)}</span>
        <Part
          label={`${label}: ${key}`}
          {...{ input: input.of, part: parts[i] ?? '', nameOf }}
          onPart={(next) => onParts(input.keys.map((_, at) => (at === i ? next : (parts[at] ?? ''))))}
        />
      </li>
    ))}
  </ul>
);

interface PartProps extends Pick<Props, 'label' | 'nameOf'> {
  readonly input: PartInput;
  readonly part: string;
  readonly onPart: (part: string) => void;
}

const Part = ({ label, input, part, nameOf, onPart }: PartProps) =>
  input.is === 'choice' ? (
    <Select
      aria-label={label}
      value={part}
      options={input.values.map((value) => ({ value, label: String(nameOf(value)) }))}
      onChange={onPart}
    />
  ) : (
    <input
      type="number"
      aria-label={label}
      value={part}
      min={input.min}
      max={input.max}
      step={input.step}
      onChange={({ target }) => onPart(target.value)}
    />
  );
