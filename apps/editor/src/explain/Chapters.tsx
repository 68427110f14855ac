import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isNumbered } from '../play/useSectionNames.ts';
import { filesIn } from '../state/languages.ts';
import { nonRuleFiles } from '../state/non-rule-files.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Chapters.module.css';
import { chaptersIn, chaptersOf } from './chapters-of.ts';

/** Where the rules text explains what was shown. */
export const Chapters = ({ rules = [] }: { readonly rules: readonly string[] | undefined }) => {
  const { bench, t } = useWorkbench();
  const { ruleset, lang } = useStore(pick('ruleset', 'lang'));
  const buffers = useStore(nonRuleFiles);

  const fragments = useMemo(() => chaptersIn(filesIn(buffers, ruleset)), [buffers, ruleset]);
  const found = chaptersOf(fragments, rules, lang);
  if (found.length === 0) return null;
  return (
    <p className={styles.chapters}>
      <span className="quiet">{t('inChapters')}</span>{' '}
      {found.map(({ id, title, sections, named }) => (
        <Button key={id} look="plain" onClick={() => bench.goto(named)}>
          {[...sections.filter(isNumbered).map((section) => `§${section}`), title].join(' ')}
        </Button>
      ))}
    </p>
  );
};
