import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { GoToAmong } from '../state/slices/ui.ts';
import { Combobox } from '../ui/Combobox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './GoToDialog.module.css';
import { type Row, useGoTo } from './useGoTo.ts';

const AMONG: readonly GoToAmong[] = ['names', 'text'];

interface Props {
  readonly among: GoToAmong;
  readonly onClose: () => void;
}

/** Goes to anything that has a name, or to a text in any file of the ruleset. */
export const GoToDialog = ({ among, onClose }: Props) => {
  const { bench, t } = useWorkbench();
  const [query, setQuery] = useState('');
  const rows = useGoTo(among, query);
  const go = ({ place: { file, start, end } }: Row): void => {
    onClose();
    // The focus goes back to the page first, and then to the text.
    setTimeout(() => bench.goto({ file, start, end }));
  };
  return (
    <Dialog title={t('goTo')} onClose={onClose} bare>
      <Combobox
        label={t(among === 'names' ? 'goToName' : 'findText')}
        query={query}
        onQuery={setQuery}
        items={rows}
        keyOf={({ key }) => key}
        textOf={({ name }) => name}
        onChoose={go}
        draw={(row) => <RowOf row={row} />}
        nothing={among === 'names' || query !== '' ? t('goNothing') : ''}
        trailing={<Among chosen={among} />}
      />
    </Dialog>
  );
};

const Among = ({ chosen }: { readonly chosen: GoToAmong }) => {
  const { bench, t } = useWorkbench();
  return AMONG.map((one) => (
    <button
      key={one}
      type="button"
      aria-pressed={one === chosen}
      onClick={() => bench.actions.openDialog({ what: 'go-to', among: one })}
    >
      {t(one === 'names' ? 'goNames' : 'goText')}
    </button>
  ));
};

const RowOf = ({ row }: { readonly row: Row }) => (
  <>
    <span className={styles.sort}>{row.sort}</span>
    <span className={styles.name}>{row.name}</span>
    <span className="quiet">{row.where}</span>
  </>
);
