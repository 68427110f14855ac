import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { rulePlace } from '../explain/rule-place.ts';
import { WhyPane } from '../explain/WhyPane.tsx';
import type { useDrawnAt } from '../play/useDrawnAt.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Balloon } from '../ui/Balloon.tsx';
import { Button } from '../ui/Button.tsx';
import type { DrawnAt } from '../ui/drawn-at.ts';
import { type Box, freeSide, hasRoomNextTo, isCompact, type Side } from '../ui/free-side.ts';
import type { Word } from '../word-ids.ts';
import type { WhyReply } from '../workers/why-protocol.ts';
import type { WhyNot } from './useWhyNot.ts';

interface Props {
  readonly whyNot: WhyNot;
  readonly drawnAt: ReturnType<typeof useDrawnAt>['drawnAt'];
  /** Something else on the board could be chosen. */
  readonly isLit: boolean;
  /** A click on a piece counts, though none is lit. */
  readonly isByPiece: boolean;
}

/** The reason why something cannot be chosen, next to what was clicked. */
export const WhyNotHere = ({ whyNot: { refused, close }, drawnAt, isLit, isByPiece }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { why } = useStore(pick('why'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays where it was opened.
  const opened = useMemo(() => refused && openedAt(drawnAt(refused)), [refused]);
  if (refused === undefined || opened === undefined) return null;
  const what = texts.member(refused.member);
  return (
    <Balloon label={t('whyNotThis', { what })} {...opened} onClose={close}>
      {refused.isAsked && !isUnknown(why?.reply) ? (
        <>
          <WhyPane />
          <ChangeRule />
        </>
      ) : (
        <p>{texts.begun(t(notAsked(isLit, isByPiece), { what }))}</p>
      )}
    </Balloon>
  );
};

/** The question has no such value, so that nothing speaks against it. */
const isUnknown = (reply: WhyReply | undefined): boolean =>
  reply?.kind === 'against' && reply.against.some(({ what }) => what === 'unknown');

/** Leads to the rule that speaks against the answer. */
const ChangeRule = () => {
  const { bench, t } = useWorkbench();
  const { why } = useStore(pick('why'));
  const open = (): void => {
    const place = rulePlace(why?.reply);
    bench.actions.setFace('workshop');
    if (place !== undefined) bench.goto(place);
  };
  return (
    <Button look="plain" onClick={open}>
      {t('changeRule')}
    </Button>
  );
};

const notAsked = (isLit: boolean, isByPiece: boolean): Word =>
  isByPiece ? 'notAskedForPiece' : isLit ? 'notAskedFor' : 'notAskedForNow';

/** A reason of a few lines, and what keeps it away from what it is about. */
const SIZE = { width: 376, height: 206 };

interface Opened {
  readonly at: DrawnAt;
  readonly side: Side;
  readonly within: Element | undefined;
}

/** Next to all of the piece or area that it is about; of a large one, or where no side has room, at the point clicked. */
function openedAt(at: DrawnAt): Opened {
  const element = at.element();
  const within = element?.closest('[data-region="board"]') ?? undefined;
  const room = within?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const subject = element?.getBoundingClientRect();
  const isNextTo = subject !== undefined && isCompact(subject) && hasRoomNextTo(subject, SIZE, room);
  const drawn = isNextTo ? { ...at, anchor: at.element } : at;
  return { at: drawn, side: sideOf(drawn, room), within };
}

/** What could be chosen instead stays in sight, and can be clicked without closing the reason first. */
function sideOf({ anchor, element }: DrawnAt, room: Box): Side {
  const at = anchor()?.getBoundingClientRect();
  const board = element()?.closest('main');
  if (at === undefined || !board) return 'top';
  const keep = [...board.querySelectorAll('[data-pick][data-place]')].map((one) => one.getBoundingClientRect());
  return freeSide(at, SIZE, keep, room);
}
