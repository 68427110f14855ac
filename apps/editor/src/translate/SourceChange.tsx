import { wordDiff } from '@sandtable/l10n';
import { useWorkbench } from '../context.ts';
import styles from './EntrySide.module.css';

const ELEMENTS = { gone: 'del', new: 'ins' } as const;

/** What changed in a source, word by word. */
export const SourceChange = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useWorkbench();
  let at = 0;
  return (
    <>
      <h4>{t('wasBefore')}</h4>
      <p className={styles.changed} lang="de" data-testid="changed">
        {wordDiff(before, after).map(({ sort, text }) => {
          at += text.length + 1;
          const Element = sort === 'gone' || sort === 'new' ? ELEMENTS[sort] : 'span';
          return <Element key={`${sort} ${at}`}>{text} </Element>;
        })}
      </p>
    </>
  );
};
