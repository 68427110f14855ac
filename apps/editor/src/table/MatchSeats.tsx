import { PlayedWith } from '../play/PlayedWith.tsx';
import styles from './TableHeader.module.css';

/** Who plays which seat of the match. */
export const MatchSeats = () => (
  <span className={styles.seats}>
    <PlayedWith />
  </span>
);
