import type { Changeable, MatchView, ShownValue } from '@sandtable/session';
import { useId, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { calledOne, calledValue } from './called.ts';
import { type Worded, wordsFor } from './words-for.ts';

/** Values beyond these are typed with completion. */
const SELECTED = 200;

/** What stands there now. */
export function valueNow(view: MatchView, { path, of }: Changeable, at: readonly string[]): ShownValue | undefined {
  const cells = view.fields[path] ?? view.states[path];
  const cell = of.reduce((sum, names, i) => sum * names.length + names.indexOf(at[i] ?? ''), 0);
  return cells?.[cell];
}

/** One value of the position is given another by hand: what, of whom, and which; or a piece is moved on the board. */
export const ChangeValue = ({ all }: { readonly all: readonly Changeable[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'boardMode'));
  const picked = usePicked();
  const [first] = all;
  if (first === undefined || state.view === undefined) return null;
  return (
    <section aria-labelledby="hand-change">
      <h2 id="hand-change">{t('changePosition')}</h2>
      <p className="quiet">{t('changeHint')}</p>
      <p className="row-of-buttons">
        <button
          type="button"
          aria-pressed={state.boardMode === 'move-counters'}
          onClick={() => bench.actions.toggleBoardMode('move-counters')}
        >
          {t('moveOnBoard')}
        </button>
      </p>
      <Form all={all} first={first} view={state.view} picked={picked} />
    </section>
  );
};

/** What is chosen stays so while there is no match. */
function usePicked() {
  const [path, setPath] = useState('');
  const [wanted, setAt] = useState<readonly string[]>([]);
  const [text, setText] = useState<string | undefined>(undefined);
  return { path, setPath, wanted, setAt, text, setText };
}

interface FormProps {
  readonly all: readonly Changeable[];
  readonly first: Changeable;
  readonly view: MatchView;
  readonly picked: ReturnType<typeof usePicked>;
}

const Form = ({ all, first, view, picked }: FormProps) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { path, setPath, wanted, setAt, text, setText } = picked;
  const what = all.find((one) => one.path === path) ?? first;
  const parts = wordsFor(
    all.map((one) => one.path),
    (one) => calledValue(one, texts, t('liesInPile')),
  );
  const at = what.of.map((names, i) => (names.includes(wanted[i] ?? '') ? (wanted[i] ?? '') : (names[0] ?? '')));
  const now = valueNow(view, what, at);
  const names = wordsFor(what.values ?? [], (name) => calledOne(what.path, name, texts));
  const listed = isListed(what);
  const said = Array.isArray(now) ? now.map((name) => names.word(String(name))).join(', ') : String(now ?? '');
  const shown = text ?? (listed || Array.isArray(now) ? said : names.word(said));
  const change = (): void => {
    const value = what.many ? names.read(shown) : listed ? shown : (names.read(shown)[0] ?? '');
    void bench.play.byHand('put', { hand: 'change', path: what.path, of: at, value }).then(() => setText(undefined));
  };
  return (
    <form
      className="change-value"
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      <label>
        {t('changeWhat')}{' '}
        <select
          value={what.path}
          onChange={({ target }) => {
            setPath(target.value);
            setText(undefined);
          }}
        >
          {all.map((one) => (
            <option key={one.path} value={one.path} title={one.path}>
              {parts.word(one.path)}
            </option>
          ))}
        </select>
      </label>
      {what.of.map((members, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arguments are told apart by their place
        <label key={i}>
          {t('changeOf')}{' '}
          <select
            value={at[i]}
            onChange={({ target }) => {
              setAt(at.with(i, target.value));
              setText(undefined);
            }}
          >
            {options(members, (name) => texts.member(name))}
          </select>
        </label>
      ))}
      <Value what={what} names={names} value={shown} onValue={setText} />
      <button type="submit" disabled={text === undefined}>
        {t('changeIt')}
      </button>
    </form>
  );
};

/** One of a few is chosen from a list. */
const isListed = ({ many, values }: Changeable): boolean =>
  many === undefined && values !== undefined && values.length <= SELECTED;

/** Members and values, each by words of its own. */
const options = (all: readonly string[], called: (name: string) => string) => {
  const { word } = wordsFor(all, called);
  return all.map((name) => (
    <option key={name} value={name}>
      {word(name)}
    </option>
  ));
};

interface ValueProps {
  readonly what: Changeable;
  readonly names: Worded;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const Value = ({ what, names, value, onValue }: ValueProps) => {
  const { t } = useWorkbench();
  const list = useId();
  const { many, values } = what;
  const word = t(many ? 'changeToAll' : 'changeTo');
  if (isListed(what))
    return (
      <label>
        {word}{' '}
        <select value={value} onChange={({ target }) => onValue(target.value)}>
          {values?.map((one) => (
            <option key={one} value={one}>
              {names.word(one)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <>
      <label>
        {word} <input value={value} list={list} onChange={({ target }) => onValue(target.value)} />
      </label>
      <datalist id={list}>
        {values?.map((one) => (
          <option key={one} value={names.word(one)} />
        ))}
      </datalist>
    </>
  );
};
