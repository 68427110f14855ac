import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { SeeingAll } from '../manual-edits/SeeingAll.tsx';
import { breaksOf } from '../state/break-list.ts';
import { pick } from '../state/selectors.ts';
import { watchesOf } from '../state/watching.ts';
import { BreakList } from './BreakList.tsx';
import { History } from './History.tsx';

/** Expressions of the language with their values now, before the last decision, and on the way there. */
export const WatchPane = () => (
  <SeeingAll>
    <Watches />
  </SeeingAll>
);

const Watches = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('watch', 'ruleset', 'at', 'save', 'javascript'));
  const texts = watchesOf(state);
  const { at, save, javascript, watch } = state;
  const all = texts.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: values are of these rules and this place in the match.
  useEffect(() => {
    void bench.why.look();
  }, [bench, at, save, javascript, all]);
  return (
    <div className="watches">
      {texts.length === 0 ? <p className="quiet">{t('watchHint')}</p> : null}
      <ul className="watch-list">
        {texts.map((text, i) => {
          const { wrong, values = [] } = watch.watched[i] ?? {};
          return (
            <li key={text}>
              <code>{text}</code>
              {wrong === undefined ? (
                <Values values={values.map((value) => value.text)} isKnown={values.length > 0} />
              ) : (
                <span className="fails">{wrong}</span>
              )}
              <History text={text} first={watch.first} values={wrong === undefined ? values : []} />
              <span className="watch-acts">
                <StopWhen text={text} value={values.at(-1)?.text} />
                <button
                  type="button"
                  className="plain"
                  aria-label={t('watchNoMore', { what: text })}
                  onClick={() => bench.why.watch(texts.filter((one) => one !== text))}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <Add onAdd={(text) => bench.why.watch([...texts.filter((one) => one !== text), text])} />
      <Pins />
      <BreakList />
    </div>
  );
};

/** Bots stop when it becomes true, where it can be. */
const StopWhen = ({ text, value }: { readonly text: string; readonly value: string | undefined }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'breaks'));
  const isSet = breaksOf(state).some((one) => 'when' in one && one.when === text);
  if (value !== 'true' && value !== 'false' && !isSet) return null;
  return (
    <button
      type="button"
      className="plain"
      aria-pressed={isSet}
      aria-label={t('stopWhen', { what: text })}
      title={t('stopWhen', { what: text })}
      onClick={() => bench.breaks.toggle({ when: text })}
    >
      {isSet ? '●' : '○'}
    </button>
  );
};

const Values = ({ values, isKnown }: { readonly values: readonly string[]; readonly isKnown: boolean }) => {
  const { t } = useWorkbench();
  const [now = '', before = now] = values.toReversed();
  if (!isKnown) return <span className="quiet">{t('findingOut')}</span>;
  return (
    <span className="watch-value">
      <b data-testid="watched">{now}</b>{' '}
      {before === now ? null : <span className="quiet">{t('watchBefore', { before })}</span>}
    </span>
  );
};

/** What is clicked on the board is watched; of several expressions about it one is chosen. */
const Pins = () => {
  const { bench, t } = useWorkbench();
  const { boardMode, watchCandidates } = useStore(pick('boardMode', 'watchCandidates'));

  return (
    <div className="pins">
      <button type="button" aria-pressed={boardMode === 'watch'} onClick={() => bench.actions.toggleBoardMode('watch')}>
        {t('pinOnBoard')}
      </button>
      {watchCandidates.length === 0 ? null : (
        <fieldset className="faces">
          <legend>{t('pinWhich')}</legend>
          {watchCandidates.map((text) => (
            <button key={text} type="button" onClick={() => bench.why.watchAlso(text)}>
              <code>{text}</code>
            </button>
          ))}
          <button type="button" className="plain" onClick={() => bench.actions.clearWatchCandidates()}>
            {t('pinEnough')}
          </button>
        </fieldset>
      )}
    </div>
  );
};

/** A field that completes what is typed as the text does. */
const Add = ({ onAdd }: { readonly onAdd: (text: string) => void }) => {
  const { bench, t } = useWorkbench();
  const [text, setText] = useState('');
  const [offers, setOffers] = useState<readonly string[]>([]);
  const typed = (next: string, caret: number): void => {
    setText(next);
    void bench.why.complete(next, caret).then((completion) => {
      const { start = caret, end = caret, items = [] } = completion ?? {};
      setOffers(items.slice(0, 12).map(({ label }) => next.slice(0, start) + label + next.slice(end)));
    });
  };
  return (
    <form
      className="watch-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <input
        value={text}
        list="watch-offers"
        spellCheck={false}
        autoComplete="off"
        aria-label={t('watchThis')}
        placeholder={t('watchThis')}
        onChange={({ target }) => typed(target.value, target.selectionStart ?? target.value.length)}
      />
      <datalist id="watch-offers">
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      <button type="submit" disabled={text.trim() === ''}>
        {t('watchAdd')}
      </button>
    </form>
  );
};
