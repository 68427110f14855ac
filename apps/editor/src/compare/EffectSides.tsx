import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { stackFor } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import styles from './EffectSides.module.css';
import { useSideNames } from './SidePicker.tsx';
import { useMeaning } from './useMeaning.ts';

interface Props {
  readonly before: SideName;
  readonly after: SideName;
}

/** Which rules A and B are, and what B says otherwise. */
export const EffectSides = ({ before, after }: Props) => {
  const called = useSideNames();
  const [was, is] = useStacks({ before, after });
  const lines = useMeaning(was, is)?.groups.flatMap((group) => group.lines) ?? [];
  return (
    <div className={styles.sides}>
      <p>
        <b>A</b> {called(before)} · <b>B</b> {called(after)}
      </p>
      <ul>
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
};

function useStacks({ before, after }: Props) {
  const state = useStore(pick('buffers', 'ruleset', 'variants', 'opened', 'houseRules', 'rulesBefore'));
  const { buffers, ruleset, variants, opened, houseRules, rulesBefore } = state;
  return useMemo(() => {
    const of = { buffers, ruleset, variants, opened, houseRules, rulesBefore };
    return [stackFor(of, before), stackFor(of, after)] as const;
  }, [buffers, ruleset, variants, opened, houseRules, rulesBefore, before, after]);
}
