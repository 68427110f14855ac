import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick, textOf } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { InlineForm } from '../ui/InlineForm.tsx';
import type { Rebased } from '../workers/protocol.ts';
import { applyChange, type Change, type Taken, takeBack } from './apply-change.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './Rebases.module.css';

/** Where the rules are not what a variant was written for: base then, base now and the variant, and the ways out. */
export const Rebases = () => {
  const { bench, t } = useWorkbench();
  const { rebases, form } = useStore(pick('rebases', 'form'));
  const [taken, setTaken] = useState<Taken | undefined>();

  if (form?.is !== 'rebase' || (rebases.length === 0 && taken === undefined)) return null;
  const choose = (change: Change): void =>
    void applyChange(bench, change).then(setTaken, (error: unknown) => bench.actions.reportTrouble(error));
  const undo = (): void => {
    if (taken) void takeBack(bench, taken);
    setTaken(undefined);
  };
  const close = (): void => {
    setTaken(undefined);
    bench.actions.closeForm();
  };
  return (
    <InlineForm
      label={t('baseChanged')}
      title={t('baseChanged')}
      className={styles.form}
      actions={
        <>
          {taken ? <Button onClick={undo}>{t('undoChoice')}</Button> : null}
          <Button onClick={close}>{t('closeRebases')}</Button>
        </>
      }
    >
      {rebases.length === 0 ? <p className="quiet">{t('allRebased')}</p> : null}
      <ul>
        {rebases.map((one) => (
          <One key={`${one.variant} ${one.patch.start}`} one={one} onChange={choose} />
        ))}
      </ul>
    </InlineForm>
  );
};

interface OneProps {
  readonly one: Rebased;
  readonly onChange: (change: Change) => void;
}
const One = ({ one, onChange }: OneProps) => {
  const { bench, t } = useWorkbench();
  const { variant, path, is, then, now, at, mine, patch, keep, merge, take } = one;
  // Places of a text that has changed since would spoil the one that is there.
  const text = useStore(textOf(patch.file));
  const isToday = text.slice(patch.start, patch.end) === mine;
  return (
    <li className={styles.rebase} data-path={path}>
      <h3>
        <code>{path}</code> <span className="quiet">{t(WORDS[is], { name: variant })}</span>
      </h3>
      <div className={styles.three}>
        <Text title={t('baseThen')} text={then} other={now} />
        <Text title={t('baseNow')} text={now} other={then} place={at} />
        <Text title={t('variantSays', { name: variant })} text={mine} other={mine} place={patch} />
        {merge ? <Text title={t('mergedPatch')} text={merge.text} other={mine} /> : null}
      </div>
      <p className={styles.actions}>
        <Button disabled={!isToday || keep === undefined} onClick={() => keep && onChange(keep)}>
          {t('keepPatch')}
        </Button>
        {merge ? (
          <Button disabled={!isToday} onClick={() => onChange(merge)}>
            {t('mergePatch')}
          </Button>
        ) : null}
        <Button disabled={!isToday} onClick={() => onChange(take)}>
          {t('dropPatch')}
        </Button>
        <Button onClick={() => bench.goto(patch)}>{t('editPatch')}</Button>
      </p>
    </li>
  );
};

const WORDS = { stale: 'rebaseStale', drift: 'rebaseDrift', gone: 'rebaseGone' } as const;

interface TextProps {
  readonly title: string;
  readonly text: string | undefined;
  readonly other: string | undefined;
  readonly place?: Rebased['patch'] | undefined;
}
const Text = ({ title, text, other, place }: TextProps) => {
  const { t } = useWorkbench();
  return (
    <div>
      <h4>
        {title} {place ? <ToText title={title} place={place} /> : null}
      </h4>
      {text === undefined ? (
        <p className="quiet">{t('notKnown')}</p>
      ) : (
        <pre>
          <MarkedText text={text} other={other ?? text} />
        </pre>
      )}
    </div>
  );
};

const ToText = ({ title, place }: { readonly title: string; readonly place: Rebased['patch'] }) => {
  const { bench, t } = useWorkbench();
  return (
    <Button look="plain" aria-label={`${t('toText')}: ${title}`} onClick={() => bench.goto(place)}>
      {place.file}
    </Button>
  );
};
