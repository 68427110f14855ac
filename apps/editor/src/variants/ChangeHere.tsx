import '../css/leaf.css';
import '../css/variants.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { WillBe } from '../page/WillBe.tsx';
import { houseRuleNamed } from '../state/house.ts';
import type { State } from '../state/state.ts';
import type { Draft } from '../work/protocol.ts';
import { applyChange } from './apply-change.ts';
import { besideOf, isInJson } from './beside-json.ts';

type Place = NonNullable<State['changing']>;

/** Asks what is to be said otherwise at a place of the rules, and in which house rule; it is written there and laid. */
export const ChangeHere = ({ place }: { readonly place: Place }) => {
  const { bench, t } = useWorkbench();
  const [drafts, setDrafts] = useState<readonly Draft[] | undefined>();
  useEffect(() => {
    let isNewest = true;
    setDrafts(undefined);
    bench.house.drafts(place.file, place.offset).then(
      (found) => isNewest && setDrafts(found),
      (error: unknown) => bench.store.set({ trouble: String(error) }),
    );
    return () => {
      isNewest = false;
    };
  }, [bench, place]);
  const close = (): void => bench.store.set({ changing: undefined });
  if (drafts === undefined) return null;
  return (
    <section className="leaf change-here" aria-label={t('changeHere')}>
      <h2>{t('changeHere')}</h2>
      {drafts.length === 0 ? (
        <p>
          {t('nothingToChange')}{' '}
          <button type="button" onClick={close}>
            {t('closeRebases')}
          </button>
        </p>
      ) : (
        <Form drafts={drafts} onClose={close} />
      )}
    </section>
  );
};

interface FormProps {
  readonly drafts: readonly Draft[];
  readonly onClose: () => void;
}
const Form = ({ drafts, onClose }: FormProps) => {
  const { bench, state, t } = useWorkbench();
  const [chosen, setChosen] = useState(0);
  const [name, setName] = useState(state.variants.at(-1) ?? '');
  const [refused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const known = useId();
  const called = houseRuleNamed(name.trim(), state.house);
  const isJson = called !== undefined && isInJson(called, state.house);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const draft = drafts[chosen];
    const drafted = draft && called && (await bench.house.drafted(called, draft, name.trim()));
    setRefused(!drafted);
    if (!drafted) return;
    await applyChange(bench, drafted.change);
    const { variants } = bench.store.get();
    if (!variants.includes(called)) bench.lay([...variants, called]);
    onClose();
    bench.goto(drafted.at);
  };
  return (
    <form
      onSubmit={(event) => void submit(event).catch((error: unknown) => bench.store.set({ trouble: String(error) }))}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <fieldset>
        <legend>{t('changeWhat')}</legend>
        {drafts.map((draft, i) => (
          <label key={draft.text}>
            <input type="radio" name={known} checked={i === chosen} onChange={() => setChosen(i)} />
            <span>
              {t(`draft-${draft.sort}`)} <code>{draft.path}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <pre>{drafts[chosen]?.text}</pre>
      <label className="which">
        {t('changeIn')}{' '}
        <input
          ref={input}
          type="text"
          list={`${known}names`}
          value={name}
          spellCheck={false}
          aria-invalid={refused}
          placeholder="my-house-rule"
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={`${known}names`}>
          {state.house.map((rule) => (
            <option key={rule.name} value={rule.name} />
          ))}
        </datalist>
      </label>
      <WillBe typed={name} name={called} />
      {refused ? (
        <p className="notice" role="alert">
          {called === undefined ? t('badName', { file: name.trim() }) : t('badVariant')}
        </p>
      ) : null}
      {isJson ? (
        <p className="notice">
          {t('jsonVariant', { name: called })}{' '}
          <button type="button" onClick={() => setName(besideOf(called, state.house))}>
            {t('besideVariant', { name: besideOf(called, state.house) })}
          </button>
        </p>
      ) : null}
      <p className="ways">
        <button type="submit" disabled={name.trim() === '' || isJson}>
          {t('writeChange')}
        </button>
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
      </p>
    </form>
  );
};
