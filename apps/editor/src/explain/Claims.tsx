import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { DescribedClaim } from '../workers/why-protocol.ts';
import styles from './Claims.module.css';
import { type Sentence, sentencesOf } from './claim-words.ts';
import { PlaceLink } from './PlaceLink.tsx';

/** Sentences about a condition; each leads to its place in the rules. */
export const Claims = ({ claims }: { readonly claims: readonly DescribedClaim[] }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return <Sentences sentences={sentencesOf(t, texts, claims)} />;
};

export const Sentences = ({ sentences }: { readonly sentences: readonly Sentence[] }) => {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.sentences}>
      {sentences.map(({ text, at, more }) => (
        <li key={text}>
          <PlaceLink at={at}>{text}</PlaceLink>
          <Sentences sentences={more} />
        </li>
      ))}
    </ul>
  );
};
