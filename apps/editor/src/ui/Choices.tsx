import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<Id extends string> {
  readonly label: ReactNode;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | undefined;
  readonly onChoose: (id: Id) => void;
  /** `list` marks the chosen line, `row` sets short ones beside each other. */
  readonly look?: 'lines' | 'list' | 'row';
  /** The label is read aloud and not shown. */
  readonly isLabelHidden?: boolean;
  /** More that belongs to the question, such as a checkbox. */
  readonly children?: ReactNode;
}

/** A few answers to a question, one of which is chosen; all can be seen at once. */
export const Choices = <Id extends string>({ label, look = 'lines', isLabelHidden = false, ...props }: Props<Id>) => {
  const group = useId();
  const { choices, chosen, onChoose, children } = props;
  return (
    <fieldset className={[styles.choices, styles[look]].join(' ')}>
      <legend className={isLabelHidden ? 'unseen' : undefined}>{label}</legend>
      {choices.map(({ id, label: word, disabled }) => (
        <label key={id}>
          <input type="radio" name={group} checked={id === chosen} disabled={disabled} onChange={() => onChoose(id)} />
          <span>{word}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
};
