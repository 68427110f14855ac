import type { DicePlace } from '@sandtable/session';
import { type ReactNode, useId, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './ManualEdits.module.css';
import { type Worded, wordsFor } from './words-for.ts';

interface Props {
  readonly place: DicePlace;
  readonly name: string;
  /** What it gave last. */
  readonly last: readonly string[] | undefined;
}

/** What dice of one place shall give, the next time or in the last roll. */
export const DiceForm = ({ place, name, last }: Props) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const [text, setText] = useState('');
  const names = wordsFor(place.values, (value) => texts.member(value));
  const set = (which: 'next' | 'last'): void => {
    const { place: path, role } = place;
    void bench.play.byHand('dice', { place: path, role, which, gives: names.read(text) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        set('next');
      }}
    >
      <Row className={styles.form}>
        <h3>{name}</h3>
        <Past place={place} names={names} last={last} onAgain={setText} />
        <Result place={place} names={names} text={text} onText={setText} />
        <Button type="submit" disabled={text.trim() === ''}>
          {t('nextTime')}
        </Button>
        {place.times === 0 ? null : (
          <Button disabled={text.trim() === ''} onClick={() => set('last')}>
            {t('lastTime')}
          </Button>
        )}
      </Row>
    </form>
  );
};

const inWords = (values: readonly (string | number)[], names: Worded): string =>
  values.map((value) => names.word(String(value))).join(', ');

interface PastProps {
  readonly place: DicePlace;
  readonly names: Worded;
  readonly last: readonly string[] | undefined;
  readonly onAgain: (text: string) => void;
}

/** What it gave last, and what is set for the times to come. */
const Past = ({ place, names, last, onAgain }: PastProps): ReactNode => {
  const { t } = useWorkbench();
  return (
    <>
      {last === undefined ? null : (
        <p className="quiet">
          {t('fellLast', { faces: inWords(last, names) })}{' '}
          <Button look="plain" onClick={() => onAgain(inWords(last, names))}>
            {t('sameAgain')}
          </Button>
        </p>
      )}
      {place.forced.map(({ occurrence, gives }) => (
        <p key={occurrence}>{t('forcedNext', { n: occurrence - place.times + 1, faces: inWords(gives, names) })}</p>
      ))}
    </>
  );
};

interface ResultProps {
  readonly place: DicePlace;
  readonly names: Worded;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The result as text, which buttons for each face add to. */
const Result = ({ place, names, text, onText }: ResultProps) => {
  const { t } = useWorkbench();
  const list = useId();
  return (
    <>
      <InputField
        label={t(place.fromTop ? 'liesOnTop' : 'shallGive')}
        value={text}
        list={list}
        placeholder={inWords(place.values.slice(0, 2), names)}
        onChange={({ target }) => onText(target.value)}
      />
      <datalist id={list}>
        {place.values.map((value) => (
          <option key={value} value={names.word(value)} />
        ))}
      </datalist>
      <Faces
        values={place.values}
        names={names}
        onAdd={(face) => onText(text.trim() === '' ? face : `${text}, ${face}`)}
      />
    </>
  );
};

/** More faces than these are typed. */
const BUTTONS = 12;

interface FacesProps {
  readonly values: readonly string[];
  readonly names: Worded;
  readonly onAdd: (face: string) => void;
}

const Faces = ({ values, names, onAdd }: FacesProps) => {
  if (values.length > BUTTONS) return null;
  return (
    <Row className={styles.faces}>
      {values.map((value) => (
        <Button key={value} onClick={() => onAdd(names.word(value))}>
          {names.word(value)}
        </Button>
      ))}
    </Row>
  );
};
