import type { AskView } from '@sandtable/session';
import { useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Asking } from '../play/Asking.tsx';
import { AskingMore } from '../play/AskingMore.tsx';
import { Confirming } from '../play/Confirming.tsx';
import { ForAll } from '../play/ForAll.tsx';
import { isBegun } from '../play/is-begun.ts';
import { PlaceRest } from '../play/PlaceRest.tsx';
import { Prompt } from '../play/Prompt.tsx';
import { SideFlag } from '../play/SideFlag.tsx';
import type { useAnswering } from '../play/useAnswering.ts';
import { useArrows } from '../play/useArrows.ts';
import { useDragged } from '../play/useDragged.ts';
import { useIsForPieces, useIsOfPieces } from '../play/useIsForPieces.ts';
import { useIsLit } from '../play/useIsLit.ts';
import { useIsTaken } from '../play/useIsTaken.ts';
import { useTexts } from '../play/useTexts.ts';
import { Waiting } from '../play/Waiting.tsx';
import { isPersons } from '../state/is-persons.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { AlwaysAsk } from './AlwaysAsk.tsx';
import { OpeningAnswer } from './OpeningAnswer.tsx';
import styles from './QuestionBar.module.css';
import { questionHint } from './question-hint.ts';
import { useAbout } from './useAbout.ts';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useConfirmRoom } from './useConfirmRoom.ts';
import { useCover } from './useCover.ts';
import { useDense } from './useDense.ts';

interface Props {
  readonly answering: ReturnType<typeof useAnswering>;
}

/**
 * What is asked, and the ways to answer. The board keeps its height whatever is asked: many answers scroll, on a phone a
 * second line of them lies over its lower edge, and what explains them opens over it.
 */
export const QuestionBar = ({ answering }: Props) => {
  const { t } = useWorkbench();
  const { view, promptId } = useStore(pick('view', 'promptId'));
  const { shown, ticked, toggle, parts, mentions } = answering;
  const bar = useRef<HTMLElement>(null);
  useAnswerKeys(bar);
  useArrows(bar, ':is(button, input):not(:disabled)');
  useDense(bar);
  useCover(bar);
  const isTaken = useIsTaken();
  const ask = shown?.sight === undefined && !isTaken ? shown : undefined;
  useConfirmRoom(bar, ask && promptId);
  return (
    <section ref={bar} className={styles.bar} data-region="question" aria-label={t('question')}>
      <div className={styles.shown}>
        {shown && (ask || isTaken || shown.sight === 'label') ? <SideFlag member={shown.role} /> : null}
        <div>
          <Prompt />
          {ask ? <Hint ask={ask} answering={answering} /> : null}
          {view ? <Waiting view={view} /> : null}
        </div>
      </div>
      <div className={styles.answers}>
        {view ? null : <BeginButton />}
        {shown ? null : <BotsDecide />}
        {ask ? <Asking ask={ask} ticked={ticked} onToggle={toggle} parts={parts} mentions={mentions} /> : null}
        {ask ? <PlaceRest ask={ask} /> : null}
        {view ? <ForAll view={view} /> : null}
      </div>
      {ask ? <Confirming ask={ask} answering={answering} /> : null}
      {ask ? <OpeningAnswer ask={ask} /> : null}
      {ask ? <More ask={ask} ticked={ticked} /> : null}
    </section>
  );
};

const Hint = ({ ask, answering }: Props & { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const { draft } = useStore(pick('draft'));
  const isLit = useIsLit(answering);
  const begun = isBegun(ask, answering);
  const of = {
    isForPieces: useIsForPieces(ask),
    isOfPieces: useIsOfPieces(ask),
    dragged: useDragged(ask, answering.again),
  };
  const hint = questionHint(ask, { draft, ...of, isLit, isSkipped: answering.skip.isThere, isBegun: begun });
  return (
    <>
      <Foretold ask={ask} />
      {hint === undefined ? null : (
        <p className={styles.hint}>
          {t(hint)} {hint === 'placeOnBoard' ? <span data-part="of-tray">{t('fillOnBoard')}</span> : null}
        </p>
      )}
    </>
  );
};

/** What an answer as a whole needs, and what the ruleset says of the question in addition. */
const Foretold = ({ ask }: { readonly ask: AskView }) => {
  const texts = useTexts();
  const about = useAbout(ask);
  const lacks = (ask.lacks ?? []).flatMap((reason) => texts.named(reason) ?? []);
  const foretold = [...lacks, ...(about === undefined ? [] : [about])];
  return foretold.length === 0 ? null : (
    <p className={styles.foretold} data-part="foretold">
      {foretold.join(' ')}
    </p>
  );
};

const More = ({ ask, ticked }: { readonly ask: AskView; readonly ticked: readonly string[] }) => {
  const { t } = useWorkbench();
  return (
    <Popover label={t('askingMore')} trigger={<Button className={styles.more}>{t('askingMore')}</Button>}>
      <AskingMore ask={ask} ticked={ticked} />
      <AlwaysAsk choice={ask.choice} />
    </Popover>
  );
};

/** Whose turn it is may be a bot that needs a moment; where a question is shown, that says so. */
const BotsDecide = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('save', 'turn', 'bots', 'info', 'botsHalted', 'view'));
  const isBots = state.turn !== undefined && !isPersons(state, { seat: state.turn });
  if (!isBots || state.botsHalted || state.view?.status !== 'running') return null;
  return (
    <p className="quiet" role="status">
      {t('busy')}
    </p>
  );
};

const BeginButton = () => {
  const { bench, t } = useWorkbench();
  return (
    <Button look="primary" onClick={() => bench.actions.openDialog({ what: 'new-match' })}>
      {t('newGame')}
    </Button>
  );
};
