import { useStore, useWorkbench } from '../context.ts';
import { rulesetsOf } from '../state/game-cards.ts';
import { PLACE_WORDS } from '../state/place-words.ts';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/mounted-projects.ts';
import { FileTree } from './FileTree.tsx';
import styles from './Outline.module.css';

export const Outline = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('files', 'loading', 'ruleset'));
  const rulesets = rulesetsOf(state.files.map((f) => f.path));
  if (!state.loading && rulesets.length === 0) return <p className="empty">{t('noRulesets')}</p>;
  return (
    <div className={styles.outline} data-part="outline">
      <ul>
        {rulesets.map((ruleset) => (
          <li key={ruleset}>
            <button
              type="button"
              className={`row ${styles.ruleset}`}
              aria-expanded={ruleset === state.ruleset}
              onClick={() => void bench.openRuleset(ruleset)}
            >
              {plainName(ruleset)}
              <Where ruleset={ruleset} />
            </button>
            {ruleset === state.ruleset ? <FileTree ruleset={ruleset} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Where it is kept, if that isn't where all are. */
const Where = ({ ruleset }: { readonly ruleset: string }) => {
  const { t } = useWorkbench();
  const place = placeOf(ruleset);
  return place === undefined ? null : <span className={`quiet ${styles.place}`}>{t(PLACE_WORDS[place])}</span>;
};
