import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Select, type SelectProps } from './Select.tsx';

/** A list to choose from, with its name before it. */
export const SelectField = ({ label, className, ...rest }: SelectProps & { readonly label: string }) => {
  const id = useId();
  return (
    <span className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>{' '}
      <Select {...rest} id={id} />
    </span>
  );
};
