import type { FieldInput } from '@sandtable/ide';
import type { ComponentPropsWithRef } from 'react';
import { Select } from '../ui/Select.tsx';

interface Props extends Pick<ComponentPropsWithRef<'input'>, 'aria-describedby'> {
  readonly label: string;
  readonly input: FieldInput;
  readonly text: string;
  readonly isWrong: boolean;
  /** What a value is called. */
  readonly nameOf: (value: string) => string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** The field for a value: a number, a list to choose from, or text as the rules write it. */
export const SettingField = (props: Props) => {
  const { label, input, text, isWrong, nameOf, onType, onEnter, onEscape } = props;
  const given = { 'aria-label': label, 'aria-invalid': isWrong, 'aria-describedby': props['aria-describedby'] };
  const onKeyDown = ({ key }: { readonly key: string }): void => {
    if (key === 'Enter') onEnter();
    if (key === 'Escape') onEscape();
  };
  if (input.is === 'choice' && input.values.includes(text))
    return (
      <Select
        {...given}
        value={text}
        options={input.values.map((value) => ({ value, label: nameOf(value) }))}
        onChange={onType}
        onKeyDown={onKeyDown}
      />
    );
  const isNumber = input.is === 'number' && (text === '' || Number.isFinite(Number(text)));
  const range = isNumber ? { type: 'number', min: input.min, max: input.max, step: input.step } : { type: 'text' };
  return (
    <input
      {...given}
      {...range}
      value={text}
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
};
