import type { ReactNode } from 'react';
import { useWorkbench } from '../context.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './PlaceLink.module.css';

interface Props {
  readonly at: { readonly file: string; readonly line: number; readonly start: number; readonly end: number };
  /** `code` for text of the rules, else it is a sentence. */
  readonly look?: 'sentence' | 'code';
  readonly children: ReactNode;
}

/** Words that lead to their place in the rules. */
export const PlaceLink = ({ at, look = 'sentence', children }: Props) => {
  const { bench } = useWorkbench();
  return (
    <Tooltip label={`${at.file}:${at.line}`}>
      <button type="button" className={[styles.link, styles[look]].join(' ')} onClick={() => bench.goto(at)}>
        {children}
      </button>
    </Tooltip>
  );
};
