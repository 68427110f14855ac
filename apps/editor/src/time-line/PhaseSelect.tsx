import { memo } from 'react';
import { Select } from '../ui/Select.tsx';
import type { Say } from '../words.ts';
import type { Phases } from '../workers/game-api.ts';
import styles from './TimeLine.module.css';

interface Props {
  readonly phases: Phases;
  /** What they are called, by path. */
  readonly names: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onGo: (decisions: number) => void;
  readonly t: Say;
}

/** A list of phases to go to: hundreds of a long game, which are the same at every move. */
export const PhaseSelect = memo(({ phases, names, disabled, onGo, t }: Props) => (
  <Select
    className={styles.phases}
    aria-label={t('toPhase')}
    value=""
    disabled={disabled}
    options={[
      { value: '', label: t('toPhase') },
      ...phases.map(({ number, phase }) => ({
        value: String(number),
        label: t('phaseAt', { phase: names[phase] ?? phase, step: number }),
      })),
    ]}
    onChange={(number) => onGo(Number(number))}
  />
));
