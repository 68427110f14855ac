import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { houseRuleNamed } from '../state/house-rules.ts';
import type { NumberRun } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { houseRuleFile } from './house-rule-file.ts';
import styles from './Lab.module.css';

interface Props {
  readonly run: NumberRun;
  readonly names: readonly string[];
}

/** `most-turns` for `constant.mostTurns`. */
const hyphened = (name: string): string =>
  name
    .split('.')
    .slice(1)
    .join('-')
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-');

/** Writes one of the values as a house rule. */
export const KeepValue = ({ run, names }: Props) => {
  const { bench, t } = useWorkbench();
  const { ruleset, info, houseRules } = useStore(pick('ruleset', 'info', 'houseRules'));
  const points = run.outcomes.filter(({ outcome }) => 'figures' in outcome).map(({ values }) => values);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const values = points[at] ?? points[0];
  if (values === undefined || info === undefined || ruleset === undefined) return null;
  const given = run.asked.axes.map(({ name, target }, i) => ({ name, target, value: values[i] ?? '' }));
  const usual = given.map(({ name, value }) => `${hyphened(name)}-${value}`).join('-');
  const name = houseRuleNamed(typed ?? usual, []);
  const isTaken = name !== undefined && houseRules.some((rule) => rule.name === name);
  const save = async (): Promise<void> => {
    if (name === undefined || isTaken) return;
    const { path, text } = houseRuleFile(info, name, given);
    const problem = await bench.list.make(`${ruleset}/${path}`, text);
    if (problem === undefined) setSaved(name);
  };
  return (
    <form
      className={styles.fields}
      aria-label={t('labKeepValue')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SelectField
        label={names.join(' · ')}
        value={String(points.indexOf(values))}
        options={points.map((point, i) => ({ value: String(i), label: point.join(' · ') }))}
        onChange={(i) => {
          setAt(Number(i));
          setTyped(undefined);
        }}
      />
      <InputField
        label={t('labRuleName')}
        aria-invalid={name === undefined || isTaken}
        value={typed ?? name ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={name === undefined || isTaken}>
        {t('labKeepValue')}
      </Button>
      <span role="status">
        {saved !== undefined && saved === name ? t('labRuleSaved', { name: saved }) : isTaken ? t('labRuleTaken') : ''}
      </span>
    </form>
  );
};
