import type { ComponentPropsWithRef } from 'react';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** One of several, chosen from a list. */
export const Select = ({ options, onChange, ...rest }: SelectProps) => (
  <select {...rest} onChange={({ target }) => onChange(target.value)}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
