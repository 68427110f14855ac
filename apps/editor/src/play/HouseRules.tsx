import { ArrowUp, ChartColumn, FileText } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { HouseRule } from '../workers/protocol.ts';
import styles from './Setup.module.css';
import { useRuleNames } from './useRuleNames.ts';
import { useTexts } from './useTexts.ts';

/** The house rules of the open ruleset; those that are applied come first, in the order in which they are applied. */
export const HouseRules = () => {
  const { t } = useWorkbench();
  const { houseRules, variants, face } = useStore(pick('houseRules', 'variants', 'face'));
  const called = useRuleNames();
  if (houseRules.length === 0 || face === 'play') return null;
  const applied = variants.flatMap((name) => houseRules.find((one) => one.name === name) ?? []);
  const others = houseRules.filter(({ name }) => !variants.includes(name));
  const names = applied.map(({ name }) => name);
  return (
    <Disclosure
      className={styles.options}
      data-part="variants"
      summary={
        <>
          {t('variants')} <b>{names.map(called).join(' + ')}</b>
        </>
      }
    >
      <Rebases />
      <ul>
        {[...applied, ...others].map((rule) => (
          <Rule key={rule.name} rule={rule} applied={names} />
        ))}
      </ul>
    </Disclosure>
  );
};

/** House rules that were written for rules that have changed since. */
const Rebases = () => {
  const { bench, t } = useWorkbench();
  const { rebases } = useStore(pick('rebases'));
  if (rebases.length === 0) return null;
  return (
    <p>
      <Button onClick={() => bench.actions.openForm({ is: 'rebase' })}>
        {t('rebasesLeft', { n: rebases.length })}
      </Button>
    </p>
  );
};

const Rule = ({ rule, applied }: { readonly rule: HouseRule; readonly applied: readonly string[] }) => {
  const { bench, t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const texts = useTexts();
  const called = useRuleNames();
  const { name, file, about } = rule;
  const at = applied.indexOf(name);
  const toggled = at < 0 ? [...applied, name] : applied.filter((one) => one !== name);
  return (
    <li className={styles.option}>
      <Checkbox checked={at >= 0} onChange={() => void bench.lay(toggled)}>
        {called(name)}
      </Checkbox>
      {at > 0 ? (
        <IconButton
          label={t('layEarlier', { name: called(name) })}
          icon={ArrowUp}
          onClick={() => void bench.lay(applied.with(at, applied[at - 1] ?? name).with(at - 1, name))}
        />
      ) : null}
      <Button look="plain" icon={FileText} onClick={() => bench.actions.openFile(`${ruleset}/${file}`)}>
        {t('toText')}
      </Button>
      <Button
        look="plain"
        icon={ChartColumn}
        onClick={() => bench.actions.openDialog({ what: 'effect', before: 'base', after: `variant:${name}` })}
      >
        {t('whatEffect')}
      </Button>
      <span className="quiet">{texts.named(`variant/${name}`) ?? about}</span>
    </li>
  );
};
