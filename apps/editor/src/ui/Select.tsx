import type { ComponentPropsWithRef } from 'react';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Tells apart what is called alike. */
  readonly title?: string | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

/** One of several, chosen from a list. */
export const Select = ({ options, onChange, ...rest }: SelectProps) => (
  <select {...rest} onChange={({ target }) => onChange(target.value)}>
    {options.map(({ value, label, title }) => (
      <option key={value} value={value} title={title}>
        {label}
      </option>
    ))}
  </select>
);
