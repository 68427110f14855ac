import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Row.module.css';

/** Buttons and fields next to each other; what has no room goes on in the next line. */
export const Row = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={classNames(styles.row, className)} />
);
