import type { AskView } from '@sandtable/session';
import { MenuItem } from '../ui/Menu.tsx';
import { PointMenu } from '../ui/PointMenu.tsx';
import { CONFIRM } from './confirm-part.ts';
import type { Drop } from './piece-paths.ts';
import type { Dropped } from './usePutting.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly ask: AskView | undefined;
  readonly dropped: Dropped;
  readonly onChoose: (drop: Drop) => void;
  readonly onClose: () => void;
  readonly label: string;
}

/** What was meant by putting a piece somewhere, where that may be several things. */
export const DropMenu = ({ ask, dropped, onChoose, onClose, label }: Props) => {
  const texts = useTexts();
  if (ask === undefined) return null;
  const [x, y] = dropped.at;
  const anchor = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
  const labelOf = ({ path, value }: Drop): string =>
    ask.each ? texts.value(ask.choice, value) : texts.path(`${ask.choice}/${path.picked[0]}`);
  return (
    <PointMenu label={label} at={{ anchor: () => anchor, element: () => null }} onClose={onClose} holdsOff={CONFIRM}>
      {dropped.drops.map((drop) => (
        <MenuItem key={`${drop.path.picked.join()} ${drop.value}`} onClick={() => onChoose(drop)}>
          {texts.begun(labelOf(drop))}
        </MenuItem>
      ))}
    </PointMenu>
  );
};
