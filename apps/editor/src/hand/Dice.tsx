import type { DicePlace, LogLine } from '@sandtable/session';
import { useId, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { namesIn } from './names-in.ts';

/** More faces than these are typed. */
const BUTTONS = 12;

/** A seed nobody has thought of. */
const anySeed = (): number => Math.floor(Math.random() * 2 ** 31);

const keyOf = ({ place, role }: DicePlace): string => `${place} ${role ?? ''}`;

/** What is told of chance there with the last step, if it was asked. */
const lineAt = (log: readonly LogLine[], decisions: number, { place }: DicePlace): LogLine | undefined =>
  log.findLast((one) => one.decision === decisions && one.path === place);

/** What it gave; how a pile is shuffled is not told. */
const givenIn = (line: LogLine | undefined): string | undefined => {
  const given = line?.args.faces ?? line?.args.picked ?? line?.args.drawn;
  return Array.isArray(given) ? given.join(', ') : undefined;
};

/** The dice that fell last come first, each with what it shall show; any other place can be chosen. */
export const Dice = ({ places }: { readonly places: readonly DicePlace[] }) => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  const { log = [], decisions = 0, undoable = false } = state.view ?? {};
  const [other, setOther] = useState('');
  const fell = places.filter((place) => lineAt(log, decisions, place) !== undefined);
  const chosen = places.find((place) => keyOf(place) === other && !fell.includes(place));
  const rest = places.filter((place) => !fell.includes(place));
  return (
    <section aria-labelledby="hand-dice">
      <h2 id="hand-dice">{t('dice')}</h2>
      <p className="quiet">{t('diceHint')}</p>
      {[...fell, ...(chosen ? [chosen] : [])].map((place) => (
        <OnePlace key={`${decisions} ${keyOf(place)}`} place={place} last={givenIn(lineAt(log, decisions, place))} />
      ))}
      {rest.length === 0 ? null : (
        <label>
          {t('otherPlace')}{' '}
          <select value={chosen ? other : ''} onChange={({ target }) => setOther(target.value)}>
            <option value="">–</option>
            {rest.map((place) => (
              <option key={keyOf(place)} value={keyOf(place)}>
                {nameOf(place, texts)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="row-of-buttons">
        <button
          type="button"
          disabled={!undoable}
          onClick={() => void bench.play.byHand({ op: 'again', seed: anySeed() })}
        >
          {t('rollAgain')}
        </button>
        <button
          type="button"
          onClick={() => void bench.play.byHand({ op: 'put', act: { hand: 'seed', seed: anySeed() } })}
        >
          {t('otherChance')}
        </button>
      </p>
    </section>
  );
};

/** The words of the place, then where it stands in the rules, since many are called alike. */
const nameOf = ({ place, role }: DicePlace, texts: ReturnType<typeof useTexts>): string => {
  const word = texts.named(place);
  const path = role === undefined ? place : `${place} (${texts.member(role)})`;
  return word === undefined ? path : `${word} · ${path}`;
};

const OnePlace = ({ place, last }: { readonly place: DicePlace; readonly last: string | undefined }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const list = useId();
  const [text, setText] = useState('');
  const add = (value: string): void => setText((was) => (was.trim() === '' ? value : `${was}, ${value}`));
  const tell = (which: 'next' | 'last'): void => {
    const { place: path, role } = place;
    void bench.play.byHand({ op: 'dice', place: path, role, which, gives: namesIn(text) });
  };
  return (
    <form
      className="dice-place"
      onSubmit={(event) => {
        event.preventDefault();
        tell('next');
      }}
    >
      <h3>{nameOf(place, texts)}</h3>
      {last === undefined ? null : (
        <p className="quiet">
          {t('fellLast', { faces: last })}{' '}
          <button type="button" className="plain" onClick={() => setText(last)}>
            {t('sameAgain')}
          </button>
        </p>
      )}
      {place.told.map(({ occurrence, gives }) => (
        <p key={occurrence}>{t('toldNext', { n: occurrence - place.times + 1, faces: gives.join(', ') })}</p>
      ))}
      <label>
        {t(place.fromTop ? 'liesOnTop' : 'shallGive')}{' '}
        <input
          value={text}
          list={list}
          placeholder={place.values.slice(0, 2).join(', ')}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <datalist id={list}>
        {place.values.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      {place.values.length > BUTTONS ? null : (
        <span className="faces">
          {place.values.map((value) => (
            <button key={value} type="button" onClick={() => add(value)}>
              {texts.member(value)}
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
