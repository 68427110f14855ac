import type { DicePlace, LogLine } from '@sandtable/session';
import { useId, useState } from 'react';
import { anySeed } from '../any-seed.ts';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Texts } from '../texts.ts';
import { calledPlace } from './called.ts';
import { type Worded, wordsFor } from './words-for.ts';

/** More faces than these are typed. */
const BUTTONS = 12;

const keyOf = ({ place, role }: DicePlace): string => `${place} ${role ?? ''}`;

/** What is told of chance there with the last step, if it was asked. */
const lineAt = (log: readonly LogLine[], decisions: number, { place }: DicePlace): LogLine | undefined =>
  log.findLast((one) => one.decision === decisions && one.path === place);

/** What it gave; how a pile is shuffled is not told. */
const givenIn = (line: LogLine | undefined): readonly string[] | undefined => {
  const given = line?.args.faces ?? line?.args.picked ?? line?.args.drawn;
  return Array.isArray(given) ? given.map(String) : undefined;
};

/** The dice that fell last come first, each with what it shall show; any other place can be chosen. */
export const Dice = ({ places }: { readonly places: readonly DicePlace[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const texts = useTexts();
  const { log = [], decisions = 0, undoable = false } = state.view ?? {};
  const [other, setOther] = useState('');
  const fell = places.filter((place) => lineAt(log, decisions, place) !== undefined);
  const chosen = places.find((place) => keyOf(place) === other && !fell.includes(place));
  const rest = places.filter((place) => !fell.includes(place));
  const names = placesCalled(places, texts);
  return (
    <section aria-labelledby="hand-dice">
      <h2 id="hand-dice">{t('dice')}</h2>
      <p className="quiet">{t('diceHint')}</p>
      {[...fell, ...(chosen ? [chosen] : [])].map((place) => (
        <OnePlace
          key={`${decisions} ${keyOf(place)}`}
          place={place}
          name={names.word(keyOf(place))}
          last={givenIn(lineAt(log, decisions, place))}
        />
      ))}
      {rest.length === 0 ? null : (
        <label>
          {t('otherPlace')}{' '}
          <select value={chosen ? other : ''} onChange={({ target }) => setOther(target.value)}>
            <option value="">–</option>
            {rest.map((place) => (
              <option key={keyOf(place)} value={keyOf(place)} title={place.place}>
                {names.word(keyOf(place))}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="row-of-buttons">
        <button type="button" disabled={!undoable} onClick={() => void bench.play.byHand('again', anySeed())}>
          {t('rollAgain')}
        </button>
        <button type="button" onClick={() => void bench.play.byHand('put', { hand: 'seed', seed: anySeed() })}>
          {t('otherChance')}
        </button>
      </p>
    </section>
  );
};

/** The words of the places; of those that are called alike also where they stand in the rules. */
const placesCalled = (places: readonly DicePlace[], texts: Texts): Worded => {
  const byKey = new Map(places.map((place) => [keyOf(place), place]));
  return wordsFor([...byKey.keys()], (key) => {
    const { place = '', role } = byKey.get(key) ?? {};
    return role === undefined ? calledPlace(place, texts) : `${calledPlace(place, texts)}: ${texts.member(role)}`;
  });
};

interface OnePlaceProps {
  readonly place: DicePlace;
  readonly name: string;
  readonly last: readonly string[] | undefined;
}
const OnePlace = ({ place, name, last }: OnePlaceProps) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const list = useId();
  const [text, setText] = useState('');
  const names = wordsFor(place.values, (value) => texts.member(value));
  const inWords = (values: readonly (string | number)[]): string =>
    values.map((value) => names.word(String(value))).join(', ');
  const add = (value: string): void => setText((was) => (was.trim() === '' ? value : `${was}, ${value}`));
  const tell = (which: 'next' | 'last'): void => {
    const { place: path, role } = place;
    void bench.play.byHand('dice', { place: path, role, which, gives: names.read(text) });
  };
  return (
    <form
      className="dice-place"
      onSubmit={(event) => {
        event.preventDefault();
        tell('next');
      }}
    >
      <h3>{name}</h3>
      {last === undefined ? null : (
        <p className="quiet">
          {t('fellLast', { faces: inWords(last) })}{' '}
          <button type="button" className="plain" onClick={() => setText(inWords(last))}>
            {t('sameAgain')}
          </button>
        </p>
      )}
      {place.told.map(({ occurrence, gives }) => (
        <p key={occurrence}>{t('toldNext', { n: occurrence - place.times + 1, faces: inWords(gives) })}</p>
      ))}
      <label>
        {t(place.fromTop ? 'liesOnTop' : 'shallGive')}{' '}
        <input
          value={text}
          list={list}
          placeholder={inWords(place.values.slice(0, 2))}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <datalist id={list}>
        {place.values.map((value) => (
          <option key={value} value={names.word(value)} />
        ))}
      </datalist>
      {place.values.length > BUTTONS ? null : (
        <span className="faces">
          {place.values.map((value) => (
            <button key={value} type="button" onClick={() => add(names.word(value))}>
              {names.word(value)}
            </button>
          ))}
        </span>
      )}
      <span className="row-of-buttons">
        <button type="submit" disabled={text.trim() === ''}>
          {t('nextTime')}
        </button>
        {place.times === 0 ? null : (
          <button type="button" disabled={text.trim() === ''} onClick={() => tell('last')}>
            {t('lastTime')}
          </button>
        )}
      </span>
    </form>
  );
};
