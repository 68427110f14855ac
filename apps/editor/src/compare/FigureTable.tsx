import { scaleOf } from '@sandtable/analysis';
import type { ToldFigure } from '@sandtable/bots';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Run } from '../state/differ.ts';
import { pick } from '../state/selectors.ts';
import { ShiftBar } from './charts.tsx';
import { labelOf } from './label.ts';
import { columnsOf, reachOf } from './numbers.ts';

interface Props {
  readonly title: string;
  readonly figures: readonly ToldFigure[];
  readonly run: Run;
}

/** Until somebody asks for all of them. */
const FIRST = 10;

const isShare = (figure: ToldFigure): boolean => scaleOf(figure).isShare;

/** Figures under both, their difference and where it lies; what is clear is marked by a word, not by colour alone. */
export const FigureTable = ({ title, figures, run }: Props) => {
  const { t } = useWorkbench();
  const [all, setAll] = useState(false);
  const shown = all ? figures : figures.slice(0, FIRST);
  const [shares, others] = [reachOf(figures.filter(isShare)), reachOf(figures.filter((one) => !isShare(one)))];
  return (
    <section className="figure-table">
      <table className="figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">A</th>
            <th scope="col">B</th>
            <th scope="col">{t('figureDifference')}</th>
            <th scope="col">{t('figureInterval')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((figure) => (
            <Row
              key={JSON.stringify(figure.measure)}
              figure={figure}
              run={run}
              reach={isShare(figure) ? shares : others}
            />
          ))}
        </tbody>
      </table>
      {figures.length > FIRST && !all ? (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {t('figuresAll', { n: figures.length })}
        </button>
      ) : null}
    </section>
  );
};

interface RowProps {
  readonly figure: ToldFigure;
  readonly run: Run;
  readonly reach: number;
}

const Row = ({ figure, run, reach }: RowProps) => {
  const { t } = useWorkbench();
  const state = useStore(pick('lang'));
  const texts = useTexts();
  // What a variant adds has its name there alone.
  const worded = (path: string): string | undefined =>
    run.wording.findLast((one) => one.path === path && one.lang === state.lang)?.text ?? texts.named(path);
  const { before, after, difference, interval } = columnsOf(figure, state.lang);
  return (
    <tr className={figure.isClear ? 'clear' : undefined}>
      <th scope="row">
        {labelOf(t, worded, run.roleKind, figure.measure)}{' '}
        {figure.isClear ? <span className="quiet">{t('isClear')}</span> : null}
      </th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{difference}</td>
      <td>
        <ShiftBar figure={figure} reach={reach} /> <span>{interval}</span>
      </td>
    </tr>
  );
};
