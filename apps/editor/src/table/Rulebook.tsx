import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { useReply } from '../useReply.ts';
import { RulebookText } from './RulebookText.tsx';
import { rulebookReply } from './rulebook-reply.ts';

/** The rules text of what is played, in the language of the page or in one that it has; `section` is what is looked for. */
export const Rulebook = ({ section }: { readonly section: string | undefined }) => {
  const { t } = useWorkbench();
  const { book, again } = useBook();
  if (book === undefined) return <p className="empty">{t('loading')}</p>;
  if (book === 'stopped')
    return (
      <p className="empty" role="alert">
        {t('bookStopped')} <Button onClick={again}>{t('tryAgain')}</Button>
      </p>
    );
  if (book.html === '') return <p className="empty">{t('playerNoRules')}</p>;
  return <RulebookText book={book} section={section} />;
};

/** Other rules have other values in their text, so it is asked for again with them. */
function useBook() {
  const { bench } = useWorkbench();
  const { lang, javascript } = useStore(pick('lang', 'javascript'));
  const [times, setTimes] = useState(0);
  const question = useMemo(() => ({ lang, javascript, times }), [lang, javascript, times]);
  const reply = useReply(question, () => rulebookReply(bench.book()));
  const book = reply?.to.times === times ? reply.value : undefined;
  return { book, again: () => setTimes(times + 1) };
}
