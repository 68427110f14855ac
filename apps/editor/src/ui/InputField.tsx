import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';

interface Props extends ComponentPropsWithRef<'input'> {
  readonly label: string;
}

/** A line to type into, with its name before it. */
export const InputField = ({ label, className, ...rest }: Props) => {
  const id = useId();
  return (
    <span className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>{' '}
      <input type="text" {...rest} id={id} />
    </span>
  );
};
