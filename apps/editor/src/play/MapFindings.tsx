import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { goFinding } from '../page/finding-acts.ts';
import { findingsOnMap } from './map-findings.ts';
import { useTexts } from './useTexts.ts';

/** More are listed with all findings. */
const SHOWN = 5;

export const useMapFindings = () => {
  const { findings, info, buffers, ruleset, player } = useWorkbench().state;
  return useMemo(
    () =>
      info === undefined || player || findings.length === 0
        ? []
        : findingsOnMap(findings, info, (file) => buffers[`${ruleset}/${file}`]?.text),
    [findings, info, buffers, ruleset, player],
  );
};

/** What the marks on the map mean, in words; each leads to its text. */
export const MapFindings = ({ marks }: { readonly marks: ReturnType<typeof useMapFindings> }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  if (marks.length === 0) return null;
  return (
    <section className="map-findings" aria-label={t('mapFindings')}>
      <ul>
        {marks.slice(0, SHOWN).map(({ key, severity, members, told, finding }) => (
          <li key={key}>
            <button type="button" className="row" onClick={() => goFinding(bench, finding)}>
              <span className={`severity ${severity}`}>{t(severity)}</span>{' '}
              <b>{members.map((member) => texts.member(member)).join(' – ')}</b> <span className="message">{told}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
