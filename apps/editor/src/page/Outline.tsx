import { useWorkbench } from '../context.ts';
import { folderOf } from '../state/paths.ts';
import { FileList } from './FileList.tsx';

const rulesetsOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.filter((p) => p.endsWith('.sand')).map(folderOf)),
];

export const Outline = () => {
  const { bench, state, t } = useWorkbench();
  const rulesets = rulesetsOf(state.files.map((f) => f.path));
  if (!state.loading && rulesets.length === 0) return <p className="empty">{t('noRulesets')}</p>;
  return (
    <div className="outline">
      <h2>{t('rulesets')}</h2>
      <ul>
        {rulesets.map((ruleset) => (
          <li key={ruleset}>
            <button
              type="button"
              className="row ruleset"
              aria-expanded={ruleset === state.ruleset}
              onClick={() => void bench.openRuleset(ruleset)}
            >
              {ruleset}
            </button>
            {ruleset === state.ruleset ? <FileList ruleset={ruleset} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
