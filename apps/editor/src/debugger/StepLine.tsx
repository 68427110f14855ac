import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import type { Row } from '../explain/rows-of.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import type { DescribedChange } from '../workers/why-protocol.ts';
import styles from './StepLine.module.css';
import { StepResult } from './StepResult.tsx';

interface Props {
  /** Measures its height. */
  readonly ref: Ref<HTMLDivElement>;
  readonly row: Row;
  /** Its place among the rows, and how far below the first one it is, in pixels. */
  readonly index: number;
  readonly start: number;
  readonly isOpen: boolean;
  readonly isShown: boolean;
}

/** A step with what came of it and what it changed; the tree around it hears its clicks and keys. */
export const StepLine = ({ ref, row: { at, step, folds }, index, start, isOpen, isShown }: Props) => {
  const { depth, text, line, resumed, of, changes } = step;
  return (
    <div
      ref={ref}
      role="treeitem"
      data-step={at}
      data-index={index}
      aria-level={depth + 1}
      aria-selected={isShown}
      aria-expanded={folds ? isOpen : undefined}
      tabIndex={isShown ? 0 : -1}
      className={classNames(styles.step, resumed && styles.resumed)}
      style={{ '--depth': depth, transform: `translateY(${start}px)` } as CSSProperties}
    >
      <span className={styles.fold} data-fold={folds || undefined}>
        {folds ? <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} /> : null}
      </span>
      <span className={styles.number}>{line}</span>
      {of === '' ? null : <span className={styles.of}>{of}:</span>}
      <code>{text}</code> <StepResult step={step} />
      {changes.filter(isVisible).map((change) => (
        <Change key={`${change.path} ${change.index}`} change={change} />
      ))}
    </div>
  );
};

/** Of a pile it is shown that it changed, but not how. */
const isVisible = ({ path }: DescribedChange): boolean => !path.includes('.$') || path.endsWith('.$pile');

const Change = ({ change: { path, of, before, after } }: { readonly change: DescribedChange }) => (
  <span className={styles.result}>
    {path}
    {of === '' ? '' : ` ${of}`}: {said(before)} → <b>{said(after)}</b>
  </span>
);

const said = (value: DescribedChange['before']): string =>
  Array.isArray(value) ? `{${value.join(', ')}}` : String(value);
