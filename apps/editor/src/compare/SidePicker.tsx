import { useStore, useWorkbench } from '../context.ts';
import { useRuleNames } from '../play/useRuleNames.ts';
import { sideNames } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import type { Say } from '../words.ts';

interface Props {
  readonly label: string;
  readonly value: SideName;
  readonly onChange: (side: SideName) => void;
}

/** Which rules stand on one side of a comparison. */
export const SidePicker = ({ label, value, onChange }: Props) => {
  const state = useStore(pick('houseRules', 'variants'));
  const called = useSideNames();
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value as SideName)}>
        {sideNames(state).map((side) => (
          <option key={side} value={side}>
            {called(side)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Returns what the sides of a comparison are called. */
export const useSideNames = (): ((side: SideName) => string) => {
  const { t } = useWorkbench();
  const { variants } = useStore(pick('variants'));
  const called = useRuleNames();
  return (side) => sideText(t, side, variants, called);
};

function sideText(t: Say, side: SideName, chosen: readonly string[], called: (name: string) => string): string {
  if (side === 'base') return t('sideBase');
  if (side === 'unedited') return t('sideUnedited');
  if (side === 'opened') return t('sideOpened');
  if (side === 'chosen' && chosen.length === 0) return t('sideCurrent');
  return side === 'chosen'
    ? t('sideChosen', { names: chosen.map(called).join(' + ') })
    : called(side.slice('variant:'.length));
}
