import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { FindingItem } from './FindingItem.tsx';
import styles from './Findings.module.css';
import { byFile, countOf, type FileFindings, keyOf, passing, SEVERITIES } from './finding-list.ts';

/** So many are drawn at once; hundreds of errors are read from the top anyway. */
const STEP = 60;
/** So many are read at a glance, with all that is known of them. */
const FEW = 5;

export const Findings = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('compiledIn', 'findings', 'findingFilter', 'findingAt'));
  const [most, setMost] = useState(STEP);
  if (state.compiledIn === undefined) return <p className="empty">{t('loading')}</p>;
  if (state.findings.length === 0) return <p className="empty">{t('noFindings')}</p>;
  const shown = passing(state.findings, state.findingFilter);
  const last = state.findingAt && keyOf(state.findingAt);
  const at = shown.findIndex((one) => keyOf(one) === last);
  // The keys may have gone further than the list.
  const drawn = Math.max(most, at + 1);
  const more = shown.length - drawn;
  return (
    <>
      {state.findings.length > FEW ? <Filters /> : null}
      <div className={styles.findings} data-part="findings">
        {byFile(shown.slice(0, drawn)).map((group) => (
          <OfFile key={group.file} group={group} all={shown} />
        ))}
        {shown.length === 0 ? <p className="empty">{t('goNothing')}</p> : null}
        {more <= 0 ? null : (
          <button type="button" className="row" onClick={() => setMost(drawn + 5 * STEP)}>
            {t('findingsMore', { n: more })}
          </button>
        )}
      </div>
    </>
  );
};

/** Which severities and files are listed; F8 keeps to them as well. */
const Filters = () => {
  const { bench, t } = useWorkbench();
  const { findings, findingFilter } = useStore(pick('findings', 'findingFilter'));

  const { hidden, file } = findingFilter;
  const files = byFile(findings);
  const toggle = (one: (typeof SEVERITIES)[number]): void =>
    bench.actions.filterFindings({
      file,
      hidden: hidden.includes(one) ? hidden.filter((other) => other !== one) : [...hidden, one],
    });
  return (
    <div className={styles.filters}>
      {SEVERITIES.filter((one) => countOf(findings, one) > 0).map((one) => (
        <label key={one}>
          <input type="checkbox" checked={!hidden.includes(one)} onChange={() => toggle(one)} />{' '}
          {t('findingCount', { severity: one, n: countOf(findings, one) })}
        </label>
      ))}
      {files.length < 2 ? null : (
        <select
          aria-label={t('findingFile')}
          value={files.some((one) => one.file === file) ? file : ''}
          onChange={({ target }) =>
            bench.actions.filterFindings({ hidden, file: target.value === '' ? undefined : target.value })
          }
        >
          <option value="">{t('findingAllFiles', { n: files.length })}</option>
          {files.map((one) => (
            <option key={one.file} value={one.file}>
              {`${one.file} (${one.findings.length})`}
            </option>
          ))}
        </select>
      )}
      <span className="quiet">{t('findingKeys')}</span>
    </div>
  );
};

const OfFile = ({ group, all }: { readonly group: FileFindings; readonly all: FileFindings['findings'] }) => {
  const state = useStore(pick('findingAt'));
  const at = state.findingAt && keyOf(state.findingAt);
  return (
    <section aria-label={group.file}>
      <h3>
        {group.file} <Counts of={all.filter(({ file }) => file === group.file)} />
      </h3>
      <ul>
        {group.findings.map((one) => (
          <FindingItem key={keyOf(one)} one={one} current={keyOf(one) === at} open={all.length <= FEW} />
        ))}
      </ul>
    </section>
  );
};

const Counts = ({ of }: { readonly of: FileFindings['findings'] }) => {
  const { t } = useWorkbench();
  const counts = SEVERITIES.filter((one) => countOf(of, one) > 0);
  return (
    <span className="quiet">
      {counts.map((one) => t('findingCount', { severity: one, n: countOf(of, one) })).join(', ')}
    </span>
  );
};
