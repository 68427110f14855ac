import type { DicePlace } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { anySeed } from '../state/any-seed.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { DiceForm } from './DiceForm.tsx';
import { givenIn, keyOf, lineAt, placesCalled } from './dice-places.ts';
import styles from './ManualEdits.module.css';

interface Props {
  readonly places: readonly DicePlace[];
}

/** The dice that fell last come first, each with what it shall show; any other place can be chosen. */
export const Dice = ({ places }: Props) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const texts = useTexts();
  const [other, setOther] = useState('');
  const { log = [], decisions = 0 } = view ?? {};
  const fell = places.filter((place) => lineAt(log, decisions, place) !== undefined);
  const rest = places.filter((place) => !fell.includes(place));
  const names = placesCalled(places, texts);
  const shown = [...fell, ...rest.filter((place) => keyOf(place) === other)];
  return (
    <section aria-labelledby="hand-dice">
      <h2 id="hand-dice">{t('dice')}</h2>
      <p className="quiet">{t('diceHint')}</p>
      {shown.map((place) => (
        <DiceForm
          key={`${decisions} ${keyOf(place)}`}
          place={place}
          name={names.word(keyOf(place))}
          last={givenIn(lineAt(log, decisions, place))}
        />
      ))}
      {rest.length === 0 ? null : (
        <SelectField
          label={t('otherPlace')}
          value={rest.some((place) => keyOf(place) === other) ? other : ''}
          options={[
            { value: '', label: '–' },
            ...rest.map((one) => ({ value: keyOf(one), label: names.word(keyOf(one)), title: one.place })),
          ]}
          onChange={setOther}
        />
      )}
      <Chance undoable={view?.undoable ?? false} />
    </section>
  );
};

/** Lets chance decide differently: the last move again, or all from here on. */
const Chance = ({ undoable }: { readonly undoable: boolean }) => {
  const { bench, t } = useWorkbench();
  return (
    <Row className={styles.actions}>
      <Button disabled={!undoable} onClick={() => void bench.play.byHand('again', anySeed())}>
        {t('rollAgain')}
      </Button>
      <Button onClick={() => void bench.play.byHand('put', { hand: 'seed', seed: anySeed() })}>
        {t('otherChance')}
      </Button>
    </Row>
  );
};
