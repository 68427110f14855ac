import { memo } from 'react';
import type { Say } from '../words.ts';
import type { Phases } from '../workers/game-api.ts';
import { ticksApart } from './ticks-apart.ts';

/** Width of the thumb, by which the ends of a range are set in. */
export const THUMB = 16;

interface TicksProps {
  readonly phases: Phases;
  readonly made: number;
  /** How many ticks can be told apart. */
  readonly room: number;
}

/** Where phases begin, as far as that can be told apart. */
export const Ticks = memo(({ phases, made, room }: TicksProps) => (
  <span className="ticks" aria-hidden="true">
    {ticksApart(phases, made, room).map((number) => (
      <i key={number} style={{ left: `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${number / Math.max(1, made)})` }} />
    ))}
  </span>
));

interface Props {
  readonly phases: Phases;
  /** What they are called, by path. */
  readonly names: Readonly<Record<string, string>>;
  readonly running: boolean;
  readonly onGo: (decisions: number) => void;
  readonly t: Say;
}

/** A list of phases to go to: hundreds of a long game, which are the same at every step. */
export const ToPhase = memo(({ phases, names, running, onGo, t }: Props) => (
  <select
    className="to-phase"
    aria-label={t('toPhase')}
    value=""
    disabled={running}
    onChange={(event) => onGo(Number(event.target.value))}
  >
    <option value="">{t('toPhase')}</option>
    {phases.map(({ number, phase }) => (
      <option key={number} value={number}>
        {t('phaseAt', { phase: names[phase] ?? phase, step: number })}
      </option>
    ))}
  </select>
));
