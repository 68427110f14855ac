import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface Props extends ComponentPropsWithRef<'details'> {
  readonly summary: ReactNode;
}

/** A line that unfolds what belongs to it. */
export const Disclosure = ({ summary, className, children, ...rest }: Props) => (
  <details {...rest} className={classNames(styles.disclosure, className)}>
    <summary className={styles.summary}>
      <Icon of={ChevronRight} />
      <span>{summary}</span>
    </summary>
    {children}
  </details>
);
