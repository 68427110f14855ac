import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { ToldClaim } from '../workers/why-protocol.ts';
import { type Sentence, sentencesOf } from './claim-words.ts';

/** Sentences about a condition; each leads to its place in the rules. */
export const Claims = ({ claims }: { readonly claims: readonly ToldClaim[] }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return <Sentences sentences={sentencesOf(t, texts, claims)} />;
};

export const Sentences = ({ sentences }: { readonly sentences: readonly Sentence[] }) => {
  const { bench } = useWorkbench();
  if (sentences.length === 0) return null;
  return (
    <ul className="why-sentences">
      {sentences.map(({ text, at, more }) => (
        <li key={text}>
          <button type="button" className="why-sentence" title={`${at.file}:${at.line}`} onClick={() => bench.goto(at)}>
            {text}
          </button>
          <Sentences sentences={more} />
        </li>
      ))}
    </ul>
  );
};
