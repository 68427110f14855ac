import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Offer, OfferRow } from '../state/offer.ts';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DiffView } from '../versions/DiffView.tsx';
import styles from './ImportDialog.module.css';
import { Problems } from './Problems.tsx';

/** What was brought: what it would add and replace, and what is wrong with it. Nothing is written until it is taken. */
export const ImportDialog = ({ offer }: { readonly offer: Offer }) => {
  const { bench, t } = useWorkbench();
  const [theirs, choose] = useChosen();
  const others = offer.rows.filter(({ what }) => what === 'other');
  const fresh = offer.rows.filter(({ what }) => what === 'new');
  const same = offer.rows.length - others.length - fresh.length;
  const count = fresh.length + theirs.size;
  const opensMatch = offer.match !== undefined || (count === 0 && same > 0);
  return (
    <Dialog title={t('importTitle', { file: offer.from })} onClose={bench.sharing.refuse}>
      <Problems problems={offer.problems} />
      {offer.rows.length === 0 ? <p>{t('importNothing')}</p> : null}
      <Others rows={others} theirs={theirs} onChoose={choose} />
      <Fresh rows={fresh} />
      {same === 0 ? null : <p className="quiet">{t('importSame', { n: same })}</p>}
      {offer.match === undefined ? null : <p>{t('importMatch', { n: offer.match.save.decisions.length })}</p>}
      <Decide count={count} opensMatch={opensMatch} onTake={() => void bench.sharing.take(theirs)} />
    </Dialog>
  );
};

/** The files of which theirs is taken. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isTaken: boolean): void =>
    setChosen(new Set(isTaken ? [...chosen, path] : [...chosen].filter((one) => one !== path)));
  return [chosen, choose] as const;
}

interface OthersProps {
  readonly rows: readonly OfferRow[];
  readonly theirs: ReadonlySet<string>;
  readonly onChoose: (path: string, isTaken: boolean) => void;
}

/** Files that are there already, with another text. */
const Others = ({ rows, theirs, onChoose }: OthersProps) => {
  const { t } = useWorkbench();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{t('importOther', { n: rows.length })}</h3>
      <p className="quiet">{t('importOtherHint')}</p>
      <ul className={styles.files}>
        {rows.map((row) => (
          <Other key={row.path} row={row} isTaken={theirs.has(row.path)} onTake={(is) => onChoose(row.path, is)} />
        ))}
      </ul>
    </section>
  );
};

const Fresh = ({ rows }: { readonly rows: readonly OfferRow[] }) => {
  const { t } = useWorkbench();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{t('importNew', { n: rows.length })}</h3>
      <ul className={styles.files}>
        {rows.map(({ path, added }) => (
          <li key={path}>
            <code>{path}</code> <span className="quiet">{t('lines', { n: added })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface DecideProps {
  /** How many files would be written. */
  readonly count: number;
  readonly opensMatch: boolean;
  readonly onTake: () => void;
}

const Decide = ({ count, opensMatch, onTake }: DecideProps) => {
  const { bench, t } = useWorkbench();
  return (
    <footer>
      {count > 0 || opensMatch ? (
        <button type="button" className="primary" onClick={onTake}>
          {count > 0 ? t('importTake', { n: count }) : t('importOpen')}
        </button>
      ) : null}{' '}
      <button type="button" onClick={bench.sharing.refuse}>
        {t('cancel')}
      </button>
    </footer>
  );
};

interface OtherProps {
  readonly row: OfferRow;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

const Other = ({ row, isTaken, onTake }: OtherProps) => {
  const { t } = useWorkbench();
  const { path, added, removed } = row;
  return (
    <li>
      <Choices
        look="row"
        label={
          <>
            <code>{path}</code> <span className="quiet">{t('linesDiffer', { added, removed })}</span>
          </>
        }
        choices={[
          { id: 'mine', label: t('keepMine') },
          { id: 'theirs', label: t('takeTheirs') },
        ]}
        chosen={isTaken ? 'theirs' : 'mine'}
        onChoose={(id) => onTake(id === 'theirs')}
      />
      <details>
        <summary>{t('showDifference')}</summary>
        <DiffView before={row.mine} after={row.text} />
      </details>
    </li>
  );
};
