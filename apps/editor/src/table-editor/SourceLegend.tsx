import type { TableView } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import styles from './TableEditor.module.css';

/** What the mark of cells with a source means. */
export const SourceLegend = ({ view }: { readonly view: TableView }) => {
  const { t } = useWorkbench();
  return hasSources(view) ? <p className={`${styles.legend} quiet`}>{t('sourceMark')}</p> : null;
};

const hasSources = ({ rows, columns }: TableView): boolean =>
  rows.some(({ cells }) => columns.some(({ name }) => cells[name]?.source !== undefined));
