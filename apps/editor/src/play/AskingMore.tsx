import type { AskView } from '@sandtable/session';
import styles from './Asking.module.css';
import { Excluded } from './Excluded.tsx';
import { Odds } from './Odds.tsx';
import { WhyNotOther } from './WhyNotOther.tsx';
import { Written } from './Written.tsx';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
}

/** What helps with an answer: writing it, what can't be chosen and why, and the possible outcomes. */
export const AskingMore = ({ ask, ticked }: Props) => (
  <section className={styles.explained} data-part="asking-more">
    <Written ask={ask} />
    <Excluded ask={ask} />
    <WhyNotOther ask={ask} />
    <Odds ask={ask} ticked={ticked} />
  </section>
);
