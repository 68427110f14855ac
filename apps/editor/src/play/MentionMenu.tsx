import { isMany } from '@sandtable/session';
import { useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Closed } from '../ui/drawn-at.ts';
import { MenuItem } from '../ui/Menu.tsx';
import { PointMenu } from '../ui/PointMenu.tsx';
import { CONFIRM } from './confirm-part.ts';
import type { useAnswering } from './useAnswering.ts';
import type { useDrawnAt } from './useDrawnAt.ts';
import { usePartLabel } from './usePartLabel.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly answering: Pick<ReturnType<typeof useAnswering>, 'shown' | 'mentions' | 'parts'>;
  readonly drawnAt: ReturnType<typeof useDrawnAt>['drawnAt'];
}

/** Several answers speak of what was clicked: which of them is meant, beside it. Of long answers the next part is asked. */
export const MentionMenu = ({ answering: { shown, mentions, parts }, drawnAt }: Props) => {
  const { bench } = useWorkbench();
  const texts = useTexts();
  const partLabel = usePartLabel(shown, parts);
  const isChosen = useRef(false);
  const { about } = mentions;
  const [listed, setListed] = useState<typeof about>(undefined);
  if (shown === undefined || about === undefined || about === listed || isMany(shown)) return null;
  const items = parts
    ? parts.options.map((option) => ({ option, label: partLabel(option), take: () => parts.take(option) }))
    : shown.candidates.map((option) => ({
        option,
        label: texts.value(shown.choice, option),
        take: () => void bench.play.pick(option),
      }));
  const close = ({ pressed }: Closed): void => {
    // The bar lists the same answers: whoever presses there still chooses between them.
    if (pressed?.closest(BAR)) setListed(about);
    else if (!isChosen.current) mentions.back();
    isChosen.current = false;
  };
  return (
    <PointMenu label={texts.member(about.member)} at={drawnAt(about)} onClose={close} holdsOff={CONFIRM}>
      {items.map(({ option, label, take }) => (
        <MenuItem
          key={option}
          onClick={() => {
            isChosen.current = true;
            take();
          }}
        >
          {texts.begun(label)}
        </MenuItem>
      ))}
    </PointMenu>
  );
};

const BAR = '[data-part="asking"]';
