import { useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { MarkedText } from '../house-rules/MarkedText.tsx';
import { pick } from '../state/selectors.ts';
import type { FormOf } from '../state/slices/editor.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { InlineForm } from '../ui/InlineForm.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './Preview.module.css';
import { type PreviewLine, previewOf } from './preview-of.ts';
import { useFormOfEdits } from './useFormOfEdits.ts';

type Change = FormOf<'preview'>['change'];

/** A change of several places, old and new of each, before it is made; it is one step that an undo takes back. */
export const Preview = ({ change }: { readonly change: Change }) => {
  const { t } = useWorkbench();
  const { lines, isToday } = usePreview(change);
  const { close, apply } = useFormOfEdits();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const actions = (
    <>
      <Button ref={button} disabled={!isToday} onClick={() => apply(change.edits)}>
        {t('previewApply', { n: lines.length })}
      </Button>
      <Button onClick={close}>{t('cancel')}</Button>
    </>
  );
  return (
    <InlineForm {...{ title: change.title, actions }} label={t('previewOf', { title: change.title })} onEscape={close}>
      {isToday ? null : <Notice>{t('previewOld')}</Notice>}
      <PreviewPlaces lines={lines} />
    </InlineForm>
  );
};

/** What would change in the texts of when that was asked, and whether they still are those texts. */
function usePreview({ edits }: Change) {
  const state = useStore(pick('buffers', 'ruleset'));
  const textOf = (file: string): string => state.buffers[`${state.ruleset}/${file}`]?.text ?? '';
  const files = [...new Set(edits.map(({ span }) => span.file))];
  const [asked] = useState(() => new Map(files.map((file) => [file, textOf(file)])));
  const [lines] = useState(() => previewOf(edits, textOf));
  // Places of a text that is gone would spoil the one that is there.
  return { lines, isToday: files.every((file) => asked.get(file) === textOf(file)) };
}

/** What becomes of some places: before and after. */
export const PreviewPlaces = ({ lines }: { readonly lines: readonly PreviewLine[] }) => {
  const { t } = useWorkbench();
  return (
    <>
      <p className={classNames(styles.sides, 'quiet')} aria-hidden="true">
        <span>{t('previewBefore')}</span>
        <span>{t('previewAfter')}</span>
      </p>
      <ul className={styles.places}>
        {lines.map((line) => (
          <Place key={`${line.file} ${line.start}`} line={line} />
        ))}
      </ul>
    </>
  );
};

const Place = ({ line }: { readonly line: PreviewLine }) => {
  const { bench, t } = useWorkbench();
  const { file, start, end, before, after } = line;
  return (
    <li>
      <Button look="plain" onClick={() => bench.goto({ file, start, end })}>
        {file}:{line.line}
      </Button>
      <div className={styles.sides}>
        {before === '' ? (
          <p className="quiet">{t('previewNothing')}</p>
        ) : (
          <Text title={t('previewBefore')} text={before} other={after} />
        )}
        <Text title={t('previewAfter')} text={after} other={before} />
      </div>
    </li>
  );
};

const Text = ({ title, text, other }: { readonly title: string; readonly text: string; readonly other: string }) => (
  <pre>
    <span className="unseen">{title}: </span>
    <MarkedText text={text} other={other} />
  </pre>
);
