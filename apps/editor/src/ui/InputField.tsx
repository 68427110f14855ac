import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Tooltip } from './Tooltip.tsx';

interface Props extends ComponentPropsWithRef<'input'> {
  readonly label: string;
  /** Appears while someone points or types there. */
  readonly hint?: string;
}

/** A line to type into, with its name before it. */
export const InputField = ({ label, hint, className, ...rest }: Props) => {
  const id = useId();
  const input = <input type="text" {...rest} id={id} />;
  return (
    <span className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>{' '}
      {hint === undefined ? input : <Tooltip label={hint}>{input}</Tooltip>}
    </span>
  );
};
