import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './ScrollRegion.module.css';

/** Keys scroll what has the focus, so a part that scrolls must be able to take it. */
const reached = { role: 'group', tabIndex: 0 } as const;

interface Props extends ComponentPropsWithRef<'div'> {
  readonly 'aria-label': string;
}

/** A named part of the page that scrolls, also by keys. */
export const ScrollRegion = ({ className, ...rest }: Props) => (
  <div {...reached} {...rest} className={classNames(styles.region, className)} />
);
