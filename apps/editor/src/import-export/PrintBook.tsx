import { useStore, useWorkbench } from '../context.ts';
import { folderOf, isChapterFile } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import { failureOf } from '../state/stopped.ts';

/** An entry of a menu: the rules text with the values of today, as a book on paper. */
export const PrintBook = () => {
  const { bench, t } = useWorkbench();
  const { files, ruleset } = useStore(pick('files', 'ruleset'));

  const hasText = files.some(({ path }) => folderOf(path) === ruleset && isChapterFile(path));
  if (!hasText) return null;
  const printIt = async (): Promise<void> => {
    const book = await bench.book('print');
    if (book === undefined || book.html === '') return bench.actions.reportTrouble(t('noBook'));
    const { printPage } = await import('./print-page.ts');
    printPage(book.html, t('printBook'));
  };
  return (
    <button
      type="button"
      className="plain"
      onClick={() => void printIt().catch((error: unknown) => bench.actions.reportFailure(failureOf(error, 'making')))}
    >
      {t('printBook')}
    </button>
  );
};
