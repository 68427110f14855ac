import { ChangeValue } from './ChangeValue.tsx';
import { Dice } from './Dice.tsx';
import styles from './ManualEdits.module.css';
import { SeeingAll } from './SeeingAll.tsx';
import { useLookup } from './useLookup.ts';

/** What can be done to the match apart from deciding: setting what chance gives, and changing the position. */
export const ManualEdits = () => (
  <SeeingAll noMatch="handNoGame">
    <Both />
  </SeeingAll>
);

const Both = () => {
  const found = useLookup('byHand');
  if (found === undefined) return null;
  return (
    <div className={styles.pane}>
      <Dice places={found.places} />
      <ChangeValue all={found.changeable} />
    </div>
  );
};
