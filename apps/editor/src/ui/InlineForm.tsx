import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './InlineForm.module.css';

interface Props {
  readonly label: string;
  readonly title: string;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  /** What the Escape key does. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/** Above the text for a moment: a change before it is made, or a choice that it needs. */
export const InlineForm = ({ label, title, actions, className, onEscape, children }: Props) => (
  <section
    className={classNames(styles.form, className)}
    aria-label={label}
    onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
  >
    <header className={styles.head}>
      <h2>{title}</h2>
      {actions}
    </header>
    {children}
  </section>
);
