import { useStore, useWorkbench } from '../context.ts';
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
  const { t } = useWorkbench();
  const state = useStore(pick('houseRules', 'variants'));
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value as SideName)}>
        {sideNames(state).map((side) => (
          <option key={side} value={side}>
            {sideText(t, side, state.variants)}
          </option>
        ))}
      </select>
    </label>
  );
};

export const sideText = (t: Say, side: SideName, chosen: readonly string[]): string => {
  if (side === 'base') return t('sideBase');
  if (side === 'unedited') return t('sideUnedited');
  if (side === 'opened') return t('sideOpened');
  if (side === 'chosen' && chosen.length === 0) return t('sideCurrent');
  return side === 'chosen' ? t('sideChosen', { names: chosen.join(' + ') }) : side.slice('variant:'.length);
};
