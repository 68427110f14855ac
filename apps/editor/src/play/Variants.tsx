import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { HouseRule } from '../workers/protocol.ts';
import { useTexts } from './useTexts.ts';

/** The house rules of the open ruleset; those that are chosen come first, in the order in which they are laid. */
export const Variants = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('houseRules', 'variants', 'player', 'rebases'));
  const { houseRules, variants } = state;
  if (houseRules.length === 0 || state.player) return null;
  const laid = variants.flatMap((name) => houseRules.find((one) => one.name === name) ?? []);
  const rest = houseRules.filter(({ name }) => !variants.includes(name));
  return (
    <details className="options variants">
      <summary>
        {t('variants')} <b>{laid.map(({ name }) => name).join(' + ')}</b>
      </summary>
      {state.rebases.length === 0 ? null : (
        <p>
          <button type="button" onClick={() => bench.actions.openForm({ is: 'rebase' })}>
            {t('rebasesLeft', { n: state.rebases.length })}
          </button>
        </p>
      )}
      <ul>
        {[...laid, ...rest].map((rule) => (
          <One key={rule.name} rule={rule} laid={laid} />
        ))}
      </ul>
    </details>
  );
};

const One = ({ rule, laid }: { readonly rule: HouseRule; readonly laid: readonly HouseRule[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const texts = useTexts();
  const { name, file } = rule;
  const names = laid.map((one) => one.name);
  const at = names.indexOf(name);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={at >= 0}
          onChange={() => bench.lay(at < 0 ? [...names, name] : names.filter((one) => one !== name))}
        />{' '}
        {name}
      </label>{' '}
      {at > 0 ? (
        <button
          type="button"
          className="plain"
          aria-label={t('layEarlier', { name })}
          onClick={() => bench.lay(names.with(at, names[at - 1] ?? name).with(at - 1, name))}
        >
          ↑
        </button>
      ) : null}{' '}
      <button type="button" className="plain" onClick={() => bench.actions.openFile(`${state.ruleset}/${file}`)}>
        {t('toText')}
      </button>{' '}
      <span className="quiet">{texts.named(`variant/${name}`) ?? rule.about}</span>
    </li>
  );
};
