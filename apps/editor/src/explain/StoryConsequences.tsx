import type { Texts } from '@sandtable/board/texts';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { type Consequence, consequencesOf, textOf } from './consequences-of.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './StoryConsequences.module.css';

interface Props {
  readonly story: DescribedStory;
  readonly naming: Texts;
  /** The decision that the line belongs to. */
  readonly step: number;
}

/** What was looked at behind the line, and the lines that came of it. */
export const StoryConsequences = ({ story, naming, step }: Props) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const log = (view?.log ?? []).filter(({ decision }) => decision === step);
  const found = consequencesOf(t, naming, story, log);
  if (found.length === 0) return null;
  return (
    <>
      <p className="quiet">{t('storyAfter')}</p>
      <ul>
        {keyed(found, ({ test }) => textOf(test)).map(({ key, item }) => (
          <li key={key}>
            <OneConsequence {...item} />
          </li>
        ))}
      </ul>
    </>
  );
};

const OneConsequence = ({ test, led }: Consequence) => (
  <>
    {test.map(({ text, at }) => (
      <PlaceLink key={text} at={at}>
        {text}
      </PlaceLink>
    ))}
    {keyed(led, String).map(({ key, item }) => (
      <div key={key} className={styles.led}>
        → {item}
      </div>
    ))}
  </>
);
