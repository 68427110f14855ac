import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { ChevronDown } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { ScoreTable } from '../play/Scoreboard.tsx';
import { SideFlag } from '../play/SideFlag.tsx';
import { scoreLines } from '../play/score-lines.ts';
import { type StripItem, stripItems } from '../play/strip-items.ts';
import { useDrawn } from '../play/useDrawn.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { deciders } from '../state/deciders.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import styles from './StatusStrip.module.css';

/** How the match stands, in one line over the board: the phase, whose move it is, and the score; the rest unfolds. */
export const StatusStrip = ({ info }: { readonly info: GameInfo }) => {
  const { t } = useWorkbench();
  const { view, stepPreview } = useStore(pick('view', 'stepPreview'));
  const drawn = useDrawn() ?? info;
  const shown = stepPreview?.view ?? view;
  return (
    <section
      className={styles.strip}
      data-part="status-strip"
      data-decisions={shown?.decisions}
      aria-label={t('standing')}
    >
      {shown === undefined ? <span className={styles.quiet}>{t('startGame')}</span> : null}
      {shown === undefined ? null : <Standing info={drawn} view={shown} />}
    </section>
  );
};

interface Props {
  readonly info: GameInfo;
  readonly view: MatchView;
}

const Standing = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  const seats = useStore(pick('save')).save?.seats;
  const lines = scoreLines({ info, view, texts, layout, seats });
  const items =
    layout?.strip && stripItems({ info, view, layout, texts, seats }, (n, most) => t('ofMost', { n, most }));
  const telling = lines.filter(({ isNothing }) => isNothing !== true);
  return (
    <>
      {view.phase === undefined ? null : <b className={styles.phase}>{texts.begun(texts.path(view.phase))}</b>}
      <ToMove view={view} />
      <dl className={styles.scores}>
        {(items ?? telling.map((line): StripItem => ({ key: line.name, ...line }))).map((item) => (
          <Score key={item.key} item={item} />
        ))}
      </dl>
      {lines.length === 0 ? null : <AllScores info={info} view={view} />}
    </>
  );
};

const Score = ({ item: { name, value, note, roles } }: { readonly item: StripItem }) => {
  const texts = useTexts();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {note === undefined ? null : <dd className={styles.quiet}>{note}</dd>}
      {roles?.map(({ member, text, side }) => (
        <dd key={member} className={styles.move} data-side={side}>
          {side === undefined ? null : <span className={styles.side}>{side}</span>}
          <SideFlag member={member} />
          <span className={styles.member}>{texts.member(member)}</span>
          {text}
        </dd>
      ))}
    </div>
  );
};

const AllScores = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const trigger = (
    <Button look="plain" icon={ChevronDown}>
      {t('standing')}
    </Button>
  );
  return (
    <Popover label={t('standing')} trigger={trigger}>
      <ScoreTable info={info} view={view} />
    </Popover>
  );
};

const ToMove = ({ view }: { readonly view: MatchView }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const roles = deciders(useStore(pick('bots', 'info', 'save')), view);
  if (view.status !== 'running') return <b>{t('matchOver')}</b>;
  const [first] = roles;
  if (first === undefined) return null;
  return (
    <span className={styles.move}>
      <SideFlag member={first} />
      {roles.length === 1
        ? texts.begun(t('toMove', { who: texts.member(first) }))
        : t('severalToMove', { n: roles.length })}
    </span>
  );
};
