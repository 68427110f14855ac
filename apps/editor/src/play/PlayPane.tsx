import { Board } from '@sandtable/board';
import { useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Asking } from './Asking.tsx';
import { Controls } from './Controls.tsx';
import { coast } from './coast.ts';
import { Log } from './Log.tsx';
import { Setup } from './Setup.tsx';
import { useLayout, useTexts } from './useTexts.ts';

/** The members ticked so far in a question for several; belongs to that question alone. */
const useTicked = (question: string) => {
  const [ticked, set] = useState<{ question: string; members: readonly string[] }>({ question, members: [] });
  const members = ticked.question === question ? ticked.members : [];
  const toggle = (member: string): void =>
    set({ question, members: members.includes(member) ? members.filter((m) => m !== member) : [...members, member] });
  return [members, toggle] as const;
};

const Ending = () => {
  const { state, t } = useWorkbench();
  const texts = useTexts();
  const { view } = state;
  if (!view || view.status === 'running') return null;
  const why = view.reason === undefined || view.status === 'fault' ? '' : ` ${texts.path(view.reason)}`;
  const words = {
    won: t('won', { who: view.winners.map((w) => texts.member(w)).join(', ') }),
    drawn: t('drawn'),
    fault: t('fault', { code: view.fault?.code ?? view.reason ?? '' }),
  };
  return <p className="ending">{words[view.status] + why}</p>;
};

export const PlayPane = () => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  const { info, view, ask } = state;
  const [ticked, toggle] = useTicked(`${view?.decisions} ${ask?.choice}`);
  const nameOf = useMemo(() => (kind: string, member: string) => texts.member(member, kind), [texts]);
  const words = { board: t('board'), closer: t('closer'), farther: t('farther'), whole: t('whole') };
  if (state.ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  if (info === undefined) return <p className="empty">{t(state.compiledIn === undefined ? 'loading' : 'notYet')}</p>;
  const onPick = ask && (ask.form === 'some' ? toggle : (member: string) => void bench.play.pick(member));
  return (
    <div className="play">
      <Setup key={info.id} info={info} />
      <Board
        info={info}
        view={view}
        layout={layout}
        rings={coast}
        candidates={ask?.candidates ?? []}
        picked={ask?.form === 'some' ? ticked : (ask?.picked ?? [])}
        onPick={onPick}
        nameOf={nameOf}
        words={words}
      />
      <div className="prompt-area" aria-live="polite">
        {view === undefined ? <p className="empty">{t('startGame')}</p> : null}
        {state.lost ? <p className="notice">{t('lost', { n: state.lost.index + 1 })}</p> : null}
        {state.refused.length > 0 ? (
          <p className="notice">{t('refused', { why: state.refused.map((r) => texts.path(r)).join('; ') })}</p>
        ) : null}
        <Ending />
        {ask ? <Asking ask={ask} ticked={ticked} onToggle={toggle} /> : null}
      </div>
      {view ? <Controls view={view} /> : null}
      {view ? <Log lines={view.log} /> : null}
    </div>
  );
};
