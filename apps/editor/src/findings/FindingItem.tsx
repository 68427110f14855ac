import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { repairsOf } from '../text-editor/repairs-of.ts';
import type { Finding } from '../workers/protocol.ts';
import styles from './FindingItem.module.css';
import { goFinding, mend } from './finding-acts.ts';
import { usePlaceText } from './usePlaceText.ts';

type Related = NonNullable<Finding['related']>;

interface Props {
  readonly one: Finding;
  /** The one that was gone to last; it says all it knows. */
  readonly current: boolean;
  readonly open: boolean;
}

/** One finding: what is wrong and where, what to do, places that explain it, and what goes with it once it is fixed. */
export const FindingItem = ({ one, current, open }: Props) => {
  const { bench, t } = useWorkbench();
  const place = usePlaceText();
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) here.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li ref={here} className={styles.item} data-part="finding" aria-current={current}>
      <button type="button" className={`row ${styles.finding}`} onClick={() => goFinding(bench, one)}>
        <span className={styles.severity} data-severity={one.severity}>
          {t(one.severity)}
        </span>
        <span className={styles.message}>{one.sentence ?? one.message}</span>
        <span className="quiet">{place(one)}</span>
      </button>
      {open || current ? <More one={one} /> : null}
    </li>
  );
};

const More = ({ one }: { readonly one: Finding }) => {
  const { bench, t } = useWorkbench();
  const { hint, related = [], follows = [] } = one;
  const [fixes, setFixes] = useState(one.fixes);
  useEffect(() => {
    let isNewest = true;
    setFixes(one.fixes);
    repairsOf(bench, one).then(
      (all) => isNewest && setFixes(all),
      // Without them those that came with it are there.
      () => undefined,
    );
    return () => {
      isNewest = false;
    };
  }, [bench, one]);
  return (
    <div className={styles.more}>
      {hint === undefined ? null : <p>{hint}</p>}
      <Places places={related} />
      <p className={styles.acts}>
        {fixes.map((fix) => (
          <button key={fix.title} type="button" className="plain" onClick={() => void mend(bench, one, fix.title)}>
            {fix.title}
          </button>
        ))}
        <button type="button" className="plain" onClick={() => void bench.explain(one.code)}>
          {t('explainCode', { code: one.code })}
        </button>
      </p>
      {follows.length === 0 ? null : (
        <details>
          <summary>{t('findingFollows', { n: follows.length })}</summary>
          <Places places={follows} />
        </details>
      )}
    </div>
  );
};

const Places = ({ places }: { readonly places: Related }) => {
  const { bench } = useWorkbench();
  const place = usePlaceText();
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map(({ at, message }) => (
        <li key={`${at.file} ${at.start} ${message}`}>
          <button type="button" className="plain" onClick={() => bench.goto(at)}>
            {place(at)}
          </button>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
};
