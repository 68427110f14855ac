import type { ReactNode } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './Lab.module.css';

interface Props {
  readonly title: string;
  readonly note?: string | undefined;
  readonly chart: ReactNode;
  /** The same as a table. */
  readonly children: ReactNode;
}

/** A chart with its numbers as a table below it. */
export const Figure = ({ title, note, chart, children }: Props) => {
  const { t } = useWorkbench();
  return (
    <figure className={styles.figure}>
      <figcaption>
        {title} {note === undefined ? null : <span className="quiet">{note}</span>}
      </figcaption>
      {chart}
      <details>
        <summary>{t('asTable')}</summary>
        <div className={styles.scroll}>{children}</div>
      </details>
    </figure>
  );
};
