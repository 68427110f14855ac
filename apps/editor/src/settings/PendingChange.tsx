import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { PreviewPlaces } from '../refactor/Preview.tsx';
import { type PreviewLine, previewOf } from '../refactor/preview-of.ts';
import type { State } from '../state/state.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './Settings.module.css';
import type { Refusal, Tried } from './useChange.ts';

interface Props {
  readonly id: string;
  /** The change in words. */
  readonly children: ReactNode;
  readonly tried: Tried | undefined;
  readonly refusal: Refusal | undefined;
  /** The value is typed: the button that saves it takes the focus as soon as it can be saved. */
  readonly isEntered: boolean;
  readonly onWrite: () => void;
  readonly onDiscard: () => void;
}

const REFUSED = { name: 'settingNeedsName', json: 'settingInJson', 'only-base': 'settingOnlyBase' } as const;
/** At most so many sentences say what is wrong; the findings have all of it once it is written. */
const MOST_SHOWN = 3;

/** A change before it is written: the lines before and after, and what would be wrong. */
export const PendingChange = ({ id, children, tried, refusal, isEntered, onWrite, onDiscard }: Props) => {
  const { t } = useWorkbench();
  const ways = useRef<HTMLDivElement>(null);
  const isTried = tried !== undefined;
  // In a low panel whoever typed would else not see that it is still to be saved.
  useEffect(() => {
    if (isTried) ways.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isTried]);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTried && isEntered) save.current?.focus();
  }, [isTried, isEntered]);
  const [isPressed, press] = useState(false);
  const hasErrors = tried?.wrong.some(({ severity }) => severity === 'error') ?? false;
  // Saved as soon as it is known that nothing is wrong with it: the button can be reached and pressed before that.
  const isDue = isPressed && isTried && !hasErrors;
  useEffect(() => {
    if (isPressed && isTried) press(false);
    if (isDue) onWrite();
  }, [isPressed, isTried, isDue, onWrite]);
  return (
    <div className={styles.pending} id={id}>
      {children}
      {refusal ? <Notice role="alert">{t(REFUSED[refusal])}</Notice> : null}
      <p className={styles.wrong} role="status">
        {(tried?.wrong ?? [])
          .slice(0, MOST_SHOWN)
          .map(({ message }) => message)
          .join(' ')}
      </p>
      <Row ref={ways}>
        <Button
          ref={save}
          look="primary"
          disabled={refusal !== undefined}
          aria-disabled={!isTried}
          onClick={isTried ? onWrite : () => press(true)}
          onKeyDown={({ key }) => (key === 'Escape' ? onDiscard() : undefined)}
        >
          {t(hasErrors ? 'writeAllTheSame' : 'settingWrite')}
        </Button>
        <Button onClick={onDiscard}>{t('settingDiscard')}</Button>
      </Row>
      {tried ? (
        <Disclosure summary={t('settingCode')}>
          <Written tried={tried} />
        </Disclosure>
      ) : null}
    </div>
  );
};

const Written = ({ tried: { change } }: { readonly tried: Tried }) => {
  const lines = useStore((state) => JSON.stringify(linesOf(change, state)));
  return <PreviewPlaces lines={JSON.parse(lines) as readonly PreviewLine[]} />;
};

/** What house rules remember of the base is nothing to read. */
const isRead = (file: string): boolean => !file.endsWith('.was.json');

function linesOf({ edits, creates }: Tried['change'], { buffers, ruleset }: Pick<State, 'buffers' | 'ruleset'>) {
  const written = edits.filter(({ span }) => isRead(span.file));
  const made = creates.filter(({ path }) => isRead(path));
  return [
    ...previewOf(written, (file) => buffers[`${ruleset}/${file}`]?.text ?? ''),
    ...made.map(({ path, text }): PreviewLine => ({ file: path, line: 1, start: 0, end: 0, before: '', after: text })),
  ];
}
