import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { WhyAsked } from '../state/slices/analysis.ts';
import type { Texts } from '../texts.ts';
import type { StoryReply, ToldStory } from '../workers/why-protocol.ts';
import { dotsOf, type Face, type Sum, sumOf, type Term, tellsOf } from './account-words.ts';
import { Chapters } from './Chapters.tsx';
import { Sentences } from './Claims.tsx';
import { sentencesOf } from './claim-words.ts';

interface Props {
  readonly asked: Extract<WhyAsked, { of: 'line' }>;
  readonly reply: StoryReply;
}

/** How a line of the log came about: what was reckoned, what had to be so, what followed, and the rules for who wants them. */
export const LineStory = ({ asked, reply: { story, rules } }: Props) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const naming = namingIn(texts, story);
  const sums = story.values.map(({ noun, account }) => sumOf(t, naming, noun, account)).filter(tellsOf);
  const tests = sentencesOf(t, naming, story.tests);
  const { line, ran } = asked;
  return (
    <>
      <h3>{t('storyOf', { line: texts.line(line) })}</h3>
      {sums.map((sum) => (
        <SumLine key={sum.name} sum={sum} />
      ))}
      {tests.length === 0 ? null : <p className="quiet">{t('storyTests')}</p>}
      <Sentences sentences={tests} />
      <After story={story} naming={naming} step={line.decision} />
      <Chapters rules={rules} />
      <details className="why-rules">
        <summary>{t('whyInRules')}</summary>
        <p>
          <button type="button" className="why-text" onClick={() => bench.goto(story.at)}>
            {story.at.text}
          </button>{' '}
          <button type="button" onClick={() => void bench.why.inside(line.decision, ran)}>
            {t('lookInside')}
          </button>
        </p>
      </details>
    </>
  );
};

/** Numbers of the line are called there what they are called in its sums. */
function namingIn(texts: Texts, { values }: ToldStory): Texts {
  const words = new Map<string, readonly string[]>(
    values.flatMap(({ noun }) => (noun.n === 'name' ? [[`local/${noun.name}`, noun.paths]] : [])),
  );
  const named = (path: string): string | undefined =>
    texts.named(path) ??
    words
      .get(path)
      ?.map((other) => texts.named(other))
      .find((word) => word !== undefined);
  return { ...texts, named };
}

const SumLine = ({ sum: { name, value, lead, terms, more, because } }: { readonly sum: Sum }) => {
  const { t } = useWorkbench();
  return (
    <div className="why-sum">
      <p>
        <b>{t('sumOf', { name })}</b> {lead}{' '}
        {terms.map((term, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <TermOf key={i} term={term} />
        ))}
        <b className="why-total">= {value}</b>
      </p>
      {because.length + more.length === 0 ? null : (
        <div className="why-more">
          <Sentences sentences={because} />
          {more.map((inner) => (
            <SumLine key={inner.name} sum={inner} />
          ))}
        </div>
      )}
    </div>
  );
};

const TermOf = ({ term: { sign, value, name, dice, at } }: { readonly term: Term }) => {
  const { bench } = useWorkbench();
  return (
    <>
      {sign === '' ? null : <span className="why-sign">{sign}</span>}{' '}
      <button type="button" className="why-sentence" title={`${at.file}:${at.line}`} onClick={() => bench.goto(at)}>
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in a row
          <Die key={i} face={face} />
        ))}
        {value} {name}
      </button>{' '}
    </>
  );
};

const Die = ({ face: { face, counts, isDie, dotted } }: { readonly face: Face }) => {
  const { t } = useWorkbench();
  const dots = dotted ? dotsOf(face) : undefined;
  const shown = dots === undefined ? face : <span className="why-dots">{dots}</span>;
  const said = t(counts ? 'storyDie' : isDie ? 'storyDieNot' : 'storyOut', { face });
  // A number that counts says by itself what it is.
  const saying = isDie || !counts ? ({ role: 'img', 'aria-label': said, title: said } as const) : {};
  return (
    <>
      <span className={counts ? 'why-die' : 'why-die out'} {...saying}>
        {shown}
      </span>{' '}
    </>
  );
};

interface AfterProps {
  readonly story: ToldStory;
  readonly naming: Texts;
  readonly step: number;
}

/** What was looked at behind the line, and the lines that came of it. */
const After = ({ story, naming, step }: AfterProps) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const log = (state.view?.log ?? []).filter(({ decision }) => decision === step);
  const known = new Set<string>();
  const rows = story.after.flatMap(({ claims, lines }) => {
    const test = sentencesOf(t, naming, claims);
    const led = lines.flatMap(({ path, nth }) => log.filter((line) => line.path === path)[nth] ?? []);
    const text = test.map((one) => one.text).join(' ');
    // What is looked at twice and leads to nothing more is told once.
    if (led.length === 0 && known.has(text)) return [];
    known.add(text);
    return test.length === 0 ? [] : [{ test, led: led.map((line) => naming.line(line)) }];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <p className="quiet">{t('storyAfter')}</p>
      <ul className="why-sentences">
        {rows.map(({ test, led }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
          <li key={i}>
            {test.map(({ text, at }) => (
              <button
                key={text}
                type="button"
                className="why-sentence"
                title={`${at.file}:${at.line}`}
                onClick={() => bench.goto(at)}
              >
                {text}
              </button>
            ))}
            {led.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
              <div key={n} className="why-led">
                → {line}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};
