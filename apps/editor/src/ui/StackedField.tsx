import { type ReactNode, useId } from 'react';
import styles from './StackedField.module.css';

interface Props {
  readonly label: string;
  /** Draws one input, select or text area with the id that the label is for. */
  readonly children: (id: string) => ReactNode;
}

/** A label above the one thing that it names. */
export const StackedField = ({ label, children }: Props) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};
