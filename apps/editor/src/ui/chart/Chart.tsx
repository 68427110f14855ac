import { type ReactNode, useRef } from 'react';
import styles from './Chart.module.css';
import { useWidth } from './useWidth.ts';

interface Props {
  /** What the chart shows, for readers aloud; its numbers are in a table or a list beside it. */
  readonly label: string;
  readonly heightAt: (width: number) => number;
  readonly draw: (width: number) => ReactNode;
}

/** A drawing as wide as its container. */
export const Chart = ({ label, heightAt, draw }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <div ref={box} className={styles.chart}>
      {width === 0 ? null : (
        <svg role="img" aria-label={label} width={width} height={heightAt(width)}>
          {draw(width)}
        </svg>
      )}
    </div>
  );
};
