import type { ComponentPropsWithRef } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './class-names.ts';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** A box around it, where it is one answer among others. */
  readonly boxed?: boolean;
}

/** A box to tick, named by the words next to it. */
export const Checkbox = ({ boxed = false, className, children, ...rest }: Props) => (
  <label className={classNames(styles.checkbox, boxed && styles.boxed, className)}>
    <input {...rest} type="checkbox" />
    <span>{children}</span>
  </label>
);
