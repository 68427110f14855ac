import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { goFinding } from '../findings/finding-acts.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import styles from './MapFindings.module.css';
import { type MapMark, mapMarks } from './map-findings.ts';

/** More are listed with all findings. */
const SHOWN = 5;

export const useMapFindings = (): readonly MapMark[] => useStore(useState(mapMarks)[0]);

/** What the marks on the map mean, in words; each leads to its text. */
export const MapFindings = ({ marks }: { readonly marks: readonly MapMark[] }) => {
  const { t } = useWorkbench();
  if (marks.length === 0) return null;
  return (
    <section className={styles.findings} aria-label={t('mapFindings')}>
      <ul>
        {marks.slice(0, SHOWN).map((mark) => (
          <li key={mark.key}>
            <MapFinding mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const MapFinding = ({ mark: { severity, members, text, nth } }: { readonly mark: MapMark }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const go = (): void => {
    const finding = bench.store.get().findings[nth];
    if (finding) goFinding(bench, finding);
  };
  return (
    <Button look="row" onClick={go}>
      <span className={`severity ${severity}`}>{t(severity)}</span>{' '}
      <b>{members.map((member) => texts.member(member)).join(' – ')}</b> <span>{text}</span>
    </Button>
  );
};
