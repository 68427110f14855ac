import { tagged } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { useLabel } from '../play/useLabel.ts';
import { useTexts } from '../play/useTexts.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedAgainst } from '../workers/why-protocol.ts';
import { Claims } from './Claims.tsx';
import { InRules } from './InRules.tsx';
import styles from './Objections.module.css';
import { headOf, type RefusedAnswer } from './objection-words.ts';
import { possibleInstead, tellingClaims } from './possible-instead.ts';
import { Tree } from './Tree.tsx';

interface Props {
  readonly objections: readonly DescribedAgainst[];
  readonly asked: RefusedAnswer;
}

/** What speaks against an answer. */
export const Objections = ({ objections, asked }: Props) => (
  <ul className={styles.objections}>
    {keyed(objections, ({ what, reason = '', part }) => `${what} ${reason} ${part?.text ?? ''}`).map(
      ({ key, item }) => (
        <Objection key={key} objection={item} asked={asked} />
      ),
    )}
  </ul>
);

interface ObjectionProps {
  readonly objection: DescribedAgainst;
  readonly asked: RefusedAnswer;
}

/** What the rules say to it comes first, then what was found, and the rules themselves for who wants to read them. */
const Objection = ({ objection, asked }: ObjectionProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { reason, part } = objection;
  const { claims, isInstead } = tellingClaims(objection, asked.of === 'candidate' ? asked.name : '', texts);
  const head = isInstead ? '' : headOf(t, texts, objection, asked);
  return (
    <li>
      {reason === undefined ? null : <Reason text={texts.path(reason)} />}
      {head === '' ? null : <p>{head}</p>}
      {isInstead && asked.of === 'candidate' ? <Instead asked={asked} /> : null}
      <Claims claims={claims} />
      {part ? (
        <InRules>
          <Tree part={part} />
        </InRules>
      ) : null}
    </li>
  );
};

/** So many answers are named. */
const NAMED = 12;

/** What can be answered in place of what cannot. */
const Instead = ({ asked }: { readonly asked: Extract<RefusedAnswer, { of: 'candidate' }> }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const label = useLabel(asked.question);
  const all = possibleInstead(asked.possible, asked.name);
  const partPath = `${asked.question.choice}/${tagged(asked.name).tag}`;
  const nameOf = all === asked.possible ? label : (part: string) => texts.value(partPath, part);
  if (all.length === 0) return <p>{t('againstOutside')}</p>;
  const named = all
    .slice(0, NAMED)
    .map((one) => nameOf(one))
    .join(', ');
  const more = all.length > NAMED ? ` ${t('andMore', { n: all.length - NAMED })}` : '';
  return <p>{t('possibleInstead', { what: `${named}${more}` })}</p>;
};

const Reason = ({ text }: { readonly text: string }) => (
  <p>
    <b>{text}</b>
  </p>
);
