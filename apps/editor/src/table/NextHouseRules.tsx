import { preventsPlay } from '@sandtable/diagnostics';
import { useStore, useWorkbench } from '../context.ts';
import { useRuleNames } from '../play/useRuleNames.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { HouseRule } from '../workers/protocol.ts';
import styles from './NewMatchDialog.module.css';
import type { NextRules } from './useNextRules.ts';

/** The house rules of the ruleset: each can be ticked for the next match. */
export const NextHouseRules = ({ choose }: Pick<NextRules, 'choose'>) => {
  const { t } = useWorkbench();
  const { houseRules, variants } = useStore(pick('houseRules', 'variants'));
  const called = useRuleNames();
  if (houseRules.length === 0) return null;
  const toggle = (name: string): void =>
    choose(variants.includes(name) ? variants.filter((one) => one !== name) : [...variants, name]);
  return (
    <Disclosure
      className={styles.rules}
      data-part="house-rules"
      summary={
        <>
          {t('variants')} <b>{variants.map(called).join(' + ')}</b>
        </>
      }
    >
      <ul>
        {houseRules.map((rule) => (
          <Rule key={rule.name} rule={rule} checked={variants.includes(rule.name)} onToggle={toggle} />
        ))}
      </ul>
      <Wrong />
    </Disclosure>
  );
};

interface RuleProps {
  readonly rule: HouseRule;
  readonly checked: boolean;
  readonly onToggle: (name: string) => void;
}

const Rule = ({ rule: { name, about }, checked, onToggle }: RuleProps) => {
  const texts = useTexts();
  const called = useRuleNames();
  return (
    <li>
      <Checkbox checked={checked} onChange={() => onToggle(name)}>
        {called(name)}
      </Checkbox>
      <p className="quiet">{texts.named(`variant/${name}`) ?? about}</p>
    </li>
  );
};

/** House rules that can't be played together, or not with the rules as they are. */
const Wrong = () => {
  const { t } = useWorkbench();
  const { rulesValid, findings } = useStore(pick('rulesValid', 'findings'));
  const errors = rulesValid ? [] : findings.filter(preventsPlay);
  const [first] = errors;
  if (first === undefined) return null;
  return (
    <Notice role="alert">
      <p>{t('playerWrong', { n: errors.length })}</p>
      <p>{first.sentence ?? first.message}</p>
    </Notice>
  );
};
