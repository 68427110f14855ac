import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

interface Props {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A row of fields and buttons above what they are about; what has no room goes on in the next line. */
export const Toolbar = ({ children, className }: Props) => (
  <div className={[styles.toolbar, className].filter(Boolean).join(' ')}>{children}</div>
);
