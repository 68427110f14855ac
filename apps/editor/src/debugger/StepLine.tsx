import { ChevronDown, ChevronRight } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Row } from '../explain/rows-of.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ToldChange } from '../workers/why-protocol.ts';
import styles from './StepLine.module.css';
import { StepResult } from './StepResult.tsx';

interface Props {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly isShown: boolean;
}

/** A step with what came of it and what it changed; the tree around it hears its clicks and keys. */
export const StepLine = ({ row: { at, step, folds }, isOpen, isShown }: Props) => {
  const { depth, text, line, resumed, of, changes } = step;
  const element = useInSight(isShown);
  return (
    <div
      ref={element}
      role="treeitem"
      data-step={at}
      aria-level={depth + 1}
      aria-selected={isShown}
      aria-expanded={folds ? isOpen : undefined}
      tabIndex={isShown ? 0 : -1}
      className={classNames(styles.step, resumed && styles.resumed)}
      style={{ '--depth': depth } as CSSProperties}
    >
      <span className={styles.fold} data-fold={folds || undefined}>
        {folds ? <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} /> : null}
      </span>
      <span className={styles.number}>{line}</span>
      {of === '' ? null : <span className={styles.of}>{of}:</span>}
      <code>{text}</code> <StepResult step={step} />
      {changes.filter(isTold).map((change) => (
        <Change key={`${change.path} ${change.index}`} change={change} />
      ))}
    </div>
  );
};

/** The step that is shown comes into sight, and has the focus if another step had it. */
function useInSight(isShown: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    if (element.current?.closest('[role=tree]')?.contains(document.activeElement)) element.current.focus();
  }, [isShown]);
  return element;
}

/** Of a pile, that it changed is told, and not how. */
const isTold = ({ path }: ToldChange): boolean => !path.includes('.$') || path.endsWith('.$pile');

const Change = ({ change: { path, of, before, after } }: { readonly change: ToldChange }) => (
  <span className={styles.result}>
    {path}
    {of === '' ? '' : ` ${of}`}: {said(before)} → <b>{said(after)}</b>
  </span>
);

const said = (value: ToldChange['before']): string => (Array.isArray(value) ? `{${value.join(', ')}}` : String(value));
