import type { FieldInput } from '@sandtable/ide';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { PartsField, type PartsInput } from '../ui/PartsField.tsx';
import { Select } from '../ui/Select.tsx';
import { partsIn, textOfParts } from './parts-text.ts';

interface Props extends Pick<ComponentPropsWithRef<'input'>, 'aria-describedby'> {
  readonly label: string;
  readonly input: FieldInput;
  readonly text: string;
  readonly isWrong: boolean;
  /** What a value is called. */
  readonly nameOf: (value: string) => string;
  readonly onType: (text: string) => void;
  /** The value is typed: what can be done with it is next. */
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** The field for a value: a number, a list to choose from, its parts, or text as the rules write it. */
export const SettingField = (props: Props) => {
  const { label, input, text, isWrong, nameOf, onType, onEnter, onEscape } = props;
  const given = { 'aria-label': label, 'aria-invalid': isWrong, 'aria-describedby': props['aria-describedby'] };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter') return;
    // A button that gets the focus now would take the same press for a click.
    event.preventDefault();
    onEnter();
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
  if (input.is === 'set' || input.is === 'list' || input.is === 'map') return <Parts {...props} input={input} />;
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

/** A value of many parts; one that is written in another way, such as with a condition, is text. */
const Parts = ({ input, ...rest }: Props & { readonly input: Extract<FieldInput, { is: 'set' | 'list' | 'map' }> }) => {
  const { label, text, nameOf, onType } = rest;
  const parts = partsIn(text, input);
  if (parts === undefined) return <SettingField {...rest} input={{ is: 'text' }} />;
  return (
    <PartsField
      isLabelHidden
      {...{ label, parts, nameOf }}
      input={input as PartsInput}
      onParts={(next) => onType(textOfParts(next, input, text))}
    />
  );
};
