import type { StepTold } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { differs, rowsBeside } from '../manual-edits/rows-beside.ts';
import { useLookup } from '../manual-edits/useLookup.ts';
import { Standing } from '../play/Standing.tsx';
import { useLogged } from '../play/useNotation.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { LineTold } from '../workers/game-api.ts';
import { markOf } from './mark-of.ts';

/** The line that is followed beside one that was left: step by step, and how each stands at its end. */
export const Lines = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const branches = state.view?.branches ?? [];
  const [wanted, want] = useState(branches.length - 1);
  const branch = Math.min(wanted, branches.length - 1);
  const [here, there] = useLookup('lines', branch) ?? [];
  return (
    <div className="lines">
      <div className="row-of-buttons">
        <button type="button" onClick={onClose}>
          {t('backToSteps')}
        </button>
        <label>
          {t('lineLeft')}{' '}
          <select value={branch} onChange={({ target }) => want(Number(target.value))}>
            {branches.map(({ shared, decisions = 0 }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of a branch is how it is asked for
              <option key={i} value={i}>
                {t('lineNamed', { n: i + 1, from: shared + 1, of: decisions })}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void bench.play.follow(branch)}>
          {t('openLine')}
        </button>
      </div>
      {here && there ? <Beside here={here} there={there} /> : null}
    </div>
  );
};

const Beside = ({ here, there }: { readonly here: LineTold; readonly there: LineTold }) => {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));

  return (
    <table className="beside">
      <thead>
        <tr>
          <th scope="col">{t('stepNumber')}</th>
          <th scope="col">{t('lineFollowed')}</th>
          <th scope="col">{t('lineLeft')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsBeside(here.steps, there.steps).map(({ number, left, right }) => (
          <tr key={number} className={differs(left, right) ? 'differs' : ''}>
            <th scope="row">
              {number}
              {differs(left, right) ? <span title={t('differs')}> ≠</span> : null}
            </th>
            <Cell step={left} />
            <Cell step={right} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('stands')}</th>
          {[here, there].map(({ view, lost }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one stands left and one right
            <td key={i}>
              {lost ? <p className="notice">{t('lineBreaks', { n: lost.index + 1 })}</p> : null}
              <p>{t(view.status === 'running' ? 'stillRuns' : view.status === 'fault' ? 'fault' : 'isOver')}</p>
              {info ? <Standing info={info} view={view} /> : null}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

const Cell = ({ step }: { readonly step: StepTold | undefined }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const logged = useLogged();
  if (step?.line === undefined) return <td className="quiet">–</td>;
  const mark = markOf(step.line, step.told);
  return (
    <td>
      <span className="mark" role="img" aria-label={t(mark.word)} title={t(mark.word)}>
        {mark.shape}
      </span>{' '}
      {logged(step.line) ?? texts.line(step.line)}
    </td>
  );
};
