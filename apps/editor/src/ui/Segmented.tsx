import styles from './Segmented.module.css';

interface Props<Id extends string> {
  /** Names the row. */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  readonly className?: string | undefined;
}

/** A row of joined buttons, one of which is pressed: ways to look at the same thing. */
export const Segmented = <Id extends string>({ label, choices, chosen, onChoose, className }: Props<Id>) => (
  <fieldset className={[styles.row, className].filter(Boolean).join(' ')} aria-label={label}>
    {choices.map(({ id, label: word }) => (
      <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        {word}
      </button>
    ))}
  </fieldset>
);
