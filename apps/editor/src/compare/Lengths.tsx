import type { Comparison } from '@sandtable/bots';
import { useWorkbench } from '../context.ts';
import { MirroredBars } from '../ui/chart/MirroredBars.tsx';
import { NumberTable } from '../ui/NumberTable.tsx';
import { type Bin, binsOf } from './numbers.ts';

/** How long games are under both, as a chart and as a table. */
export const Lengths = ({ lengths }: Pick<Comparison, 'lengths'>) => {
  const { t } = useWorkbench();
  const bins = binsOf(lengths);
  const drawn = bins.map((bin) => ({ label: lengthOf(bin), above: bin.before, below: bin.after }));
  return (
    <figure>
      <figcaption>{t('lengthChart')}</figcaption>
      <MirroredBars label={t('lengthChart')} bins={drawn} above="A" below="B" />
      <details>
        <summary>{t('asTable')}</summary>
        <LengthTable bins={bins} />
      </details>
    </figure>
  );
};

const lengthOf = ({ from, to }: Bin): string => (from === to ? String(from) : `${from}–${to}`);

const LengthTable = ({ bins }: { readonly bins: readonly Bin[] }) => {
  const { t } = useWorkbench();
  return (
    <NumberTable head={t('measureDecisions')} columns={['A', 'B']}>
      {bins.map((bin) => (
        <tr key={bin.from}>
          <th scope="row">{lengthOf(bin)}</th>
          <td>{bin.before}</td>
          <td>{bin.after}</td>
        </tr>
      ))}
    </NumberTable>
  );
};
