import { isRefusal, type Problem } from '@sandtable/archive/problem';
import { messagesIn } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Notice } from '../ui/Notice.tsx';
import { messageLanguage } from '../words.ts';

/** What is wrong with files that came from elsewhere; nothing where all is well. */
export const Problems = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('lang', 'loadedLocale'));
  if (problems.length === 0) return null;
  const { text } = messagesIn(messageLanguage(state.lang));
  const refused = problems.filter(isRefusal).length;
  return (
    <Notice role="alert">
      <h3>{refused === 0 ? t('importNotes') : t('importProblems', { n: refused })}</h3>
      <ul>
        {problems.map(({ code, path = '', fields }) => (
          <li key={`${code} ${path}`}>{text(`archive/${code}`, { path, ...fields })}</li>
        ))}
      </ul>
    </Notice>
  );
};
