import type { MatchView } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLookup } from '../manual-edits/useLookup.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Say } from '../words.ts';
import styles from './Variations.module.css';
import { VariationTable } from './VariationTable.tsx';

/** The moves of the match next to those of a variation. */
export const Variations = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const branches = view?.branches ?? [];
  const [wanted, want] = useState(branches.length - 1);
  const branch = Math.min(wanted, branches.length - 1);
  const [here, there] = useLookup('lines', branch) ?? [];
  return (
    <div className={styles.pane}>
      <Row className={styles.actions}>
        <Button onClick={onClose}>{t('backToSteps')}</Button>
        <LineSelect branches={branches} chosen={branch} onChoose={want} />
        <Button onClick={() => void bench.play.follow(branch)}>{t('openLine')}</Button>
      </Row>
      {here && there ? <VariationTable here={here} there={there} /> : null}
    </div>
  );
};

const nameOf = (t: Say, { shared, decisions = 0 }: MatchView['branches'][number], nth: number): string =>
  t('lineNamed', { n: nth + 1, from: shared + 1, of: decisions });

interface SelectProps {
  readonly branches: MatchView['branches'];
  readonly chosen: number;
  readonly onChoose: (branch: number) => void;
}

const LineSelect = ({ branches, chosen, onChoose }: SelectProps) => {
  const { t } = useWorkbench();
  return (
    <SelectField
      label={t('lineLeft')}
      value={String(chosen)}
      options={branches.map((one, i) => ({ value: String(i), label: nameOf(t, one, i) }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
};
