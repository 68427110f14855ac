import { classNames } from '../class-names.ts';
import styles from './ShareBar.module.css';

interface Props {
  /** From 0 to 1. */
  readonly share: number;
  /** Where it lies with some confidence. */
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
  /** What it is compared with, such as an average. */
  readonly mark?: number;
  /** What the bar says that the words next to it don't; without it readers aloud pass it by. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A share as a small bar in a line of words or a cell. */
export const ShareBar = ({ share, interval, mark, label, className }: Props) => (
  <svg
    className={classNames(styles.bar, className)}
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <rect className={styles.whole} width="100" height="10" />
    <rect className={styles.share} width={share * 100} height="10" />
    {interval ? <Interval {...interval} /> : null}
    {mark === undefined ? null : <rect className={styles.mark} x={mark * 100 - 0.5} width="1" height="10" />}
  </svg>
);

const Interval = ({ low, high }: NonNullable<Props['interval']>) => (
  <rect className={styles.interval} x={low * 100} width={(high - low) * 100} y="4" height="2" />
);
