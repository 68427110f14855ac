import { useStore, useWorkbench } from '../context.ts';
import { SeeingAll } from '../manual-edits/SeeingAll.tsx';
import { pick } from '../state/selectors.ts';
import { watchesOf } from '../state/watching.ts';
import { BreakList } from './BreakList.tsx';
import { useWatchedValues } from './useWatchedValues.ts';
import { WatchCandidates } from './WatchCandidates.tsx';
import { WatchForm } from './WatchForm.tsx';
import { WatchLine } from './WatchLine.tsx';
import styles from './WatchPane.module.css';

/** Expressions of the language with their values now, before the last decision, and on the way there. */
export const WatchPane = () => (
  <SeeingAll noMatch="watchNoGame">
    <Watches />
  </SeeingAll>
);

const Watches = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('watch', 'ruleset'));
  const { watched, first } = state.watch;
  const texts = watchesOf(state);
  const without = (text: string) => texts.filter((one) => one !== text);
  useWatchedValues();
  return (
    <div className={styles.watches}>
      {texts.length === 0 ? <p className="quiet">{t('watchHint')}</p> : null}
      <ul data-part="watch-list">
        {texts.map((text, i) => (
          <WatchLine
            key={text}
            text={text}
            first={first}
            watched={watched[i] ?? {}}
            onRemove={() => bench.why.watch(without(text))}
          />
        ))}
      </ul>
      <WatchForm onAdd={(text) => bench.why.watch([...without(text), text])} />
      <WatchCandidates />
      <BreakList />
    </div>
  );
};
