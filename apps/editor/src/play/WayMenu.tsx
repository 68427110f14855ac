import type { AskView } from '@sandtable/session';
import { MenuItem } from '../ui/Menu.tsx';
import { PointMenu } from '../ui/PointMenu.tsx';
import type { useDrawnAt } from './useDrawnAt.ts';
import { useTexts } from './useTexts.ts';
import type { Ways } from './useWays.ts';

interface Props {
  readonly ask: AskView | undefined;
  readonly ways: Ways | undefined;
  readonly drawnAt: ReturnType<typeof useDrawnAt>['drawnAt'];
}

/** What can be done with a piece or a place that was clicked, beside it. */
export const WayMenu = ({ ask, ways, drawnAt }: Props) => {
  const texts = useTexts();
  const crossing = ways?.crossing;
  if (ask === undefined || crossing === undefined || !ways?.isAsking) return null;
  return (
    <PointMenu
      label={texts.member(crossing.member)}
      at={drawnAt(crossing)}
      onClose={({ isPress }) => ways.close(isPress)}
    >
      {crossing.ways.map((way) => (
        <MenuItem key={way.picked.join()} onClick={() => ways.choose(way)}>
          {texts.begun(texts.path(`${ask.choice}/${way.picked[0]}`))}
        </MenuItem>
      ))}
    </PointMenu>
  );
};
