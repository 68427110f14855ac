import { Board, type Drafts } from '@sandtable/board';
import { type AskView, infoSeen, isMany } from '@sandtable/session';
import { useCallback, useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Asking } from './Asking.tsx';
import { Controls } from './Controls.tsx';
import { coast } from './coast.ts';
import type { Draft } from './draft.ts';
import { MapBrushes } from './MapBrushes.tsx';
import { Prompt } from './Prompt.tsx';
import { Setup } from './Setup.tsx';
import { Standing } from './Standing.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useKeys } from './useKeys.ts';
import { type MapEditing, useMapEditing } from './useMapEditing.ts';
import { useMatchKeys } from './useMatchKeys.ts';
import { useParts } from './useParts.ts';
import { useLayout, useTexts } from './useTexts.ts';
import { Waiting } from './Waiting.tsx';

const nothing: readonly string[] = [];

/** The members ticked so far in a question for several; belongs to that question alone. */
const useTicked = (question: string) => {
  const [ticked, set] = useState<{ question: string; members: readonly string[] }>({ question, members: nothing });
  const members = ticked.question === question ? ticked.members : nothing;
  const toggle = useCallback(
    (member: string): void =>
      set((was) => {
        const now = was.question === question ? was.members : nothing;
        return { question, members: now.includes(member) ? now.filter((m) => m !== member) : [...now, member] };
      }),
    [question],
  );
  return [members, toggle] as const;
};

const useBoardWords = () => {
  const { t } = useWorkbench();
  return {
    board: t('board'),
    hint: t('boardHint'),
    closer: t('closer'),
    farther: t('farther'),
    whole: t('whole'),
    pieces: t('pieces', { n: '{n}' }),
  };
};

/** The rules as the viewer can draw them; made anew only when he learns something, because the board is laid out by it. */
const useDrawn = () => {
  const { info, view } = useWorkbench().state;
  const known = JSON.stringify(view ? [view.names, view.constants] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all that is read of the view.
  return useMemo(() => (info && view ? infoSeen(info, view) : info), [info, known]);
};

/** What has been picked for the keys of an assignment, which the board shows before it is given. */
const draftsOf = (ask: AskView | undefined, draft: Draft): Drafts | undefined => {
  if (ask?.each?.kind === undefined) return undefined;
  const { keys, kind } = ask.each;
  return { kind, values: Object.fromEntries(draft.map((value, i) => [keys[i] ?? '', value])) };
};

/** While the map is edited the board asks for cells, and for nothing of the match. */
const editedBy = ({ cells, brush, held, act }: MapEditing) => ({
  candidates: cells,
  costs: undefined,
  question: undefined,
  asked: brush?.kind,
  picked: held === undefined ? nothing : [held],
  onPick: act,
  drafts: undefined,
  keys: undefined,
  roam: true,
});

export const PlayPane = () => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  const words = useBoardWords();
  const drawn = useDrawn();
  const { info, view, ask } = state;
  const question = `${state.asking} ${ask?.choice} ${ask?.next}`;
  const [ticked, toggle] = useTicked(question);
  const parts = useParts(ask, question);
  const keys = useKeys(ask, state.draft);
  useMatchKeys();
  const [mapping, setMapping] = useState(false);
  const editing = useMapEditing(mapping);
  const several = ask !== undefined && isMany(ask);
  // Who has ticked as many as allowed can only take some back.
  const full = several && ticked.length >= ask.high;
  const onPick = useMemo(
    () => (several ? toggle : (member: string) => void bench.play.pick(member)),
    [several, toggle, bench],
  );
  if (state.ruleset === undefined) return <p className="empty">{t('chooseRuleset')}</p>;
  if (info === undefined) return <p className="empty">{t(state.compiledIn === undefined ? 'loading' : 'notYet')}</p>;
  return (
    <div className="play">
      <Setup key={info.id} info={info} />
      <Board
        info={drawn ?? info}
        view={view}
        layout={layout}
        rings={coast}
        candidates={parts?.options ?? (full ? ticked : (ask?.candidates ?? nothing))}
        costs={ask?.costs}
        question={ask && `${ask.choice}.${ask.next}`}
        asked={parts ? undefined : ask?.kind}
        ordered={ask?.form === 'order'}
        picked={several ? ticked : ask?.each ? [ask.next] : (ask?.picked ?? nothing)}
        onPick={ask && ask.sight === undefined ? (parts?.take ?? onPick) : undefined}
        drafts={draftsOf(ask, state.draft)}
        keys={keys}
        {...(editing ? editedBy(editing) : {})}
        nameOf={texts.member}
        valueName={texts.value}
        words={words}
      />
      {info.kinds.some(({ cells }) => cells !== undefined) ? (
        <button type="button" className="plain edit-map" aria-pressed={mapping} onClick={() => setMapping(!mapping)}>
          {t(mapping ? 'leaveMap' : 'editMap')}
        </button>
      ) : null}
      {editing ? <MapBrushes editing={editing} /> : null}
      {view ? <TimeLine view={view} /> : null}
      {state.sound ? null : <p className="notice">{t('oldRules')}</p>}
      <div className="prompt-area">
        <Prompt />
        {view ? <Waiting view={view} /> : null}
        {ask && ask.sight === undefined ? <Asking ask={ask} ticked={ticked} onToggle={toggle} parts={parts} /> : null}
      </div>
      {view ? <Controls view={view} /> : null}
      {view ? <Standing info={drawn ?? info} view={view} /> : null}
    </div>
  );
};
