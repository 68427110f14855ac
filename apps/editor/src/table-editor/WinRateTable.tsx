import type { ChosenTotals } from '@sandtable/bots';
import { percent } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import styles from './WinRates.module.css';
import { WinShare } from './WinShare.tsx';

interface Props {
  readonly kind: string;
  readonly totals: ChosenTotals;
  /** The one whose row is marked. */
  readonly member: string | undefined;
}

/** What was chosen most comes first. */
export const WinRateTable = ({ kind, totals: { members, games, won, sides }, member }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { lang } = useStore(pick('lang'));
  const average = won / Math.max(1, sides);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">{t('chosenTimes')}</th>
          <th scope="col">{t('chosenPerGame')}</th>
          <th scope="col">{t('wonThen', { share: percent(average, lang) })}</th>
        </tr>
      </thead>
      <tbody>
        {members
          .toSorted((a, b) => b.times - a.times)
          .map((one) => (
            <tr key={one.member} className={one.member === member ? styles.current : undefined}>
              <th scope="row">
                {one.member} <span className="quiet">{texts.named(`${kind}.${one.member}.name`)}</span>
              </th>
              <td>{one.times}</td>
              <td>{(one.times / Math.max(1, games)).toFixed(2)}</td>
              <td>
                <WinShare one={one} average={average} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};
