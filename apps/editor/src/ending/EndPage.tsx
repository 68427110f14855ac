import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useEndWords } from '../play/useEndText.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { EndActions } from './EndActions.tsx';
import styles from './EndPage.module.css';
import { FinalScores } from './FinalScores.tsx';
import { sideOf } from './final-standing.ts';
import { isEndShown } from './is-end-shown.ts';
import { KeyMoments } from './KeyMoments.tsx';
import { useCourse } from './useCourse.ts';
import { useStanding } from './useStanding.ts';
import { winningRoles } from './winning-roles.ts';

/** How the match has ended, over the board; the board is there again for who wants to look at it. */
export const EndPage = ({ info }: { readonly info: GameInfo }) => {
  const { view } = useStore(pick('view'));
  const isShown = useStore(isEndShown);
  return view !== undefined && isShown ? <Page info={info} view={view} /> : null;
};

interface Props {
  readonly info: GameInfo;
  readonly view: MatchView;
}

const Page = ({ info, view }: Props) => {
  const { bench, t } = useWorkbench();
  const { save } = useStore(pick('save'));
  const { result, why } = useEndWords()(view);
  const heading = useId();
  const standing = useStanding()(view);
  const course = useCourse(view);
  const winners = winningRoles(info, save?.seats, view);
  return (
    <section className={styles.page} data-part="end-page" aria-labelledby={heading}>
      <div className={styles.sheet}>
        <Edge info={info} view={view} winners={winners} />
        <IconButton
          className={styles.close ?? ''}
          label={t('lookAtBoard')}
          icon={X}
          onClick={() => bench.actions.setEndSeen(true)}
        />
        <header className={styles.head}>
          <h2 id={heading}>{result}</h2>
          {why === '' ? null : <p>{why}</p>}
        </header>
        <div className={styles.body}>
          {standing === undefined ? null : (
            <>
              <FinalScores standing={standing} course={course} winners={new Set(winners)} />
              <KeyMoments standing={standing} moments={course?.moments ?? []} />
            </>
          )}
        </div>
        <EndActions />
      </div>
    </section>
  );
};

/** The colors of who has won. */
const Edge = ({ info, view, winners }: Props & { readonly winners: readonly string[] }) => {
  const layout = useLayout();
  const kind = info.kinds[info.roleKind];
  const read = reader(info, view);
  const sides = winners.map((role) =>
    sideOf({ info, layout, read }, kind?.name ?? '', kind?.members.indexOf(role) ?? -1),
  );
  return (
    <div className={styles.edge} aria-hidden="true">
      {[...new Set(sides)].map((side) => (
        <span key={side ?? ''} style={{ background: layout?.sides[side ?? '']?.colour }} />
      ))}
    </div>
  );
};
