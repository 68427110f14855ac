import { useWorkbench } from '../context.ts';
import { folderOf, isText } from '../state/files.ts';

const rulesetsOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.filter((p) => p.endsWith('.sand')).map(folderOf)),
];

const Files = ({ ruleset }: { readonly ruleset: string }) => {
  const { bench, state } = useWorkbench();
  const paths = state.files.map((f) => f.path).filter((p) => folderOf(p) === ruleset && isText(p));
  return (
    <ul className="files">
      {paths.map((path) => (
        <li key={path}>
          <button
            type="button"
            className="row"
            aria-current={path === state.active ? 'page' : undefined}
            onClick={() => bench.openFile(path)}
          >
            {path.slice(ruleset.length + 1)}
            {state.buffers[path]?.dirty ? <span aria-hidden="true"> •</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
};

export const Outline = () => {
  const { bench, state, t } = useWorkbench();
  const rulesets = rulesetsOf(state.files.map((f) => f.path));
  if (!state.loading && rulesets.length === 0) return <p className="empty">{t('noRulesets')}</p>;
  return (
    <nav className="outline" aria-label={t('rulesets')}>
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
            {ruleset === state.ruleset ? <Files ruleset={ruleset} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
};
