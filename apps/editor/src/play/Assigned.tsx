import type { AskView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { isDrafted, isFull } from './draft.ts';
import { useDoubtful } from './useDoubtful.ts';
import { useDrafted } from './useDrafted.ts';
import { useFigures } from './useFigures.ts';
import { useTexts } from './useTexts.ts';

/** The keys of an assignment with what they have so far, each a way back to it; what is left can be left empty in one go. */
export const Assigned = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const { draft } = useStore(pick('draft'));
  const lines = useDrafted(ask);
  const doubtful = useDoubtful(ask);

  const { each, picked, candidates } = ask;
  if (each === undefined) return null;
  const { keys } = each;
  const rest = () => bench.play.fill([...draft, ...keys.slice(draft.length).map(() => 'none')]);
  return (
    <>
      <ul className="assigned">
        {draft.map((value, i) => (
          <li key={keys[i]} className={i === picked.length ? 'open' : undefined}>
            <button type="button" onClick={() => void bench.play.open(i)}>
              {lines?.[i] ?? <Given ask={ask} name={keys[i] ?? ''} value={value} />}
            </button>
          </li>
        ))}
      </ul>
      {doubtful.length === 0 ? null : (
        <ul className="doubtful" aria-live="polite">
          {doubtful.map((key) => {
            const i = keys.indexOf(key);
            return (
              <li key={key}>
                <b>{lines?.[i] ?? <Given ask={ask} name={key} value={draft[i] ?? ''} />}</b> {t('doubtful')}
              </li>
            );
          })}
        </ul>
      )}
      {keys.length === 0 ? (
        <button type="button" className="primary" onClick={() => void bench.play.decide({ each: {} })}>
          {t('confirm')}
        </button>
      ) : null}
      {candidates.includes('none') && draft.length < keys.length - 1 ? (
        <button type="button" onClick={() => void rest()}>
          {t('restNone')}
        </button>
      ) : null}
    </>
  );
};

/** Hands the draft in, once every key has a value. */
export const ConfirmDraft = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('draft'));
  if (!isDrafted(ask) || !isFull(ask, state.draft)) return null;
  return (
    <button type="button" className="primary" onClick={() => void bench.play.confirm()}>
      {t('confirm')}
    </button>
  );
};

const Given = ({ ask, name, value }: { readonly ask: AskView; readonly name: string; readonly value: string }) => {
  const texts = useTexts();
  const figures = useFigures();
  const values = value.split('|').map((one) => texts.value(ask.choice, one));
  return (
    <>
      {figures(name, ask.each?.kind)}: {values.join(', ')}
    </>
  );
};
