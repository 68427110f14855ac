import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { WhyAsked } from '../state/slices/analysis.ts';
import { Button } from '../ui/Button.tsx';
import type { DescribedStory, StoryReply } from '../workers/why-protocol.ts';
import { sumOf, tellsOf } from './account-words.ts';
import { Chapters } from './Chapters.tsx';
import { Sentences } from './Claims.tsx';
import { sentencesOf } from './claim-words.ts';
import { InRules } from './InRules.tsx';
import { namingIn } from './naming-in.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { StoryConsequences } from './StoryConsequences.tsx';
import { SumLine } from './SumLine.tsx';

type Asked = Extract<WhyAsked, { of: 'line' }>;
interface Props {
  readonly asked: Asked;
  readonly reply: StoryReply;
}

/** How a line of the log came about: what was reckoned, what had to be so, what followed, and the rules for who wants them. */
export const LineStory = ({ asked, reply: { story, rules } }: Props) =>
  story === undefined ? null : <Story asked={asked} story={story} rules={rules} />;

interface StoryProps {
  readonly asked: Asked;
  readonly story: DescribedStory;
  readonly rules: StoryReply['rules'];
}

const Story = ({ asked: { line, ran }, story, rules }: StoryProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const naming = namingIn(texts, story);
  const sums = story.values.map(({ noun, account }) => sumOf(t, naming, noun, account)).filter(tellsOf);
  const tests = sentencesOf(t, naming, story.tests);
  return (
    <>
      <h3>{t('storyOf', { line: texts.line(line) })}</h3>
      {sums.map((sum) => (
        <SumLine key={sum.name} sum={sum} />
      ))}
      {tests.length === 0 ? null : <p className="quiet">{t('storyTests')}</p>}
      <Sentences sentences={tests} />
      <StoryConsequences story={story} naming={naming} step={line.decision} />
      <Chapters rules={rules} />
      <InRules>
        <Source story={story} step={line.decision} ran={ran} />
      </InRules>
    </>
  );
};

interface SourceProps {
  readonly story: DescribedStory;
  readonly step: number;
  readonly ran: Asked['ran'];
}

/** The rule that wrote the line, and the way into its decision. */
const Source = ({ story: { at }, step, ran }: SourceProps) => {
  const { bench, t } = useWorkbench();
  return (
    <p>
      <PlaceLink at={at} look="code">
        {at.text}
      </PlaceLink>{' '}
      <Button onClick={() => void bench.why.inside(step, ran)}>{t('lookInside')}</Button>
    </p>
  );
};
