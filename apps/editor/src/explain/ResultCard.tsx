import { DieFace } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import { type Sum, sumOf, type Term, tellsOf } from './account-words.ts';
import { type Sentence, sentencesOf } from './claim-words.ts';
import { consequencesOf, textOf } from './consequences-of.ts';
import { namingIn } from './naming-in.ts';
import styles from './ResultCard.module.css';
import { SumPair } from './SumPair.tsx';

interface Props {
  readonly line: LogLine;
  readonly story: DescribedStory;
}

/** How a result was reckoned: a column for each number, its parts adding up, and what came of it. */
export const ResultCard = ({ line, story }: Props) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  const texts = useTexts();
  const naming = namingIn(texts, story);
  const sums = story.values.map(({ noun, account }) => sumOf(t, naming, noun, account)).filter(tellsOf);
  const tests = sentencesOf(t, naming, story.tests);
  const log = (view?.log ?? []).filter(({ decision }) => decision === line.decision);
  const led = consequencesOf(t, naming, story, log);
  if (sums.length + tests.length + led.length === 0) return <p className="quiet">{t('noAccount')}</p>;
  return (
    <div className={styles.card} data-part="result-card">
      <Sums sums={sums} />
      <PlainSentences sentences={[...sums.flatMap(({ because }) => because), ...tests]} />
      <Results led={led} />
    </div>
  );
};

/** What was tested, and what came of it. */
const Results = ({ led }: { readonly led: ReturnType<typeof consequencesOf> }) =>
  keyed(led, ({ test }) => textOf(test)).map(({ key, item }) => (
    <p key={key} className={styles.result}>
      {textOf(item.test)}
      {item.led.length === 0 ? '' : ` → ${item.led.join(' ')}`}
    </p>
  ));

/** Two sums side by side, and below them what their parts are made of; any other number of them one by one. */
const Sums = ({ sums }: { readonly sums: readonly Sum[] }) => {
  const [left, right, third] = sums;
  const isPair = left !== undefined && right !== undefined && third === undefined;
  return (
    <>
      {isPair ? <SumPair sums={[left, right]} /> : null}
      <div className={styles.columns}>
        {(isPair ? sums.flatMap(({ more }) => more) : sums).map((sum) => (
          <SumColumn key={sum.name} sum={sum} />
        ))}
      </div>
    </>
  );
};

/** The parts of a sum below each other, then the whole. What its parts are made of is below it. */
const SumColumn = ({ sum }: { readonly sum: Sum }) => (
  <div>
    <SumTable sum={sum} />
    {sum.more.map((inner) => (
      <SumColumn key={inner.name} sum={inner} />
    ))}
  </div>
);

const SumTable = ({ sum: { name, value, lead, terms } }: { readonly sum: Sum }) => (
  <table className={styles.sum}>
    <caption>{[name, lead].filter((part) => part !== '').join(' · ')}</caption>
    <tbody>
      {keyed(terms, (term) => `${term.sign} ${term.value} ${term.name}`).map(({ key, item }) => (
        <TermRow key={key} term={item} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td>= {value}</td>
        <td />
      </tr>
    </tfoot>
  </table>
);

const TermRow = ({ term: { sign, value, name, dice } }: { readonly term: Term }) => (
  <tr>
    <td>
      {[sign, value].filter((part) => part !== '').join(' ')}{' '}
      {keyed(dice, ({ face }) => face).map(({ key, item }) => (
        <span key={key} className={item.counts ? undefined : styles.out}>
          <DieFace face={item.face} isDotted={item.dotted} />
        </span>
      ))}
    </td>
    <td>{name}</td>
  </tr>
);

const PlainSentences = ({ sentences }: { readonly sentences: readonly Sentence[] }) =>
  sentences.length === 0 ? null : (
    <ul className={styles.sentences}>
      {keyed(sentences, ({ text }) => text).map(({ key, item }) => (
        <li key={key}>{item.text}</li>
      ))}
    </ul>
  );
