import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedAgainst } from '../workers/why-protocol.ts';
import { Claims } from './Claims.tsx';
import { InRules } from './InRules.tsx';
import styles from './Objections.module.css';
import { headOf, type RefusedAnswer } from './objection-words.ts';
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
  const { reason, claims, part } = objection;
  const head = headOf(t, texts, objection, asked);
  return (
    <li>
      {reason === undefined ? null : <Reason text={texts.path(reason)} />}
      {head === '' ? null : <p>{head}</p>}
      <Claims claims={claims} />
      {part ? (
        <InRules>
          <Tree part={part} />
        </InRules>
      ) : null}
    </li>
  );
};

const Reason = ({ text }: { readonly text: string }) => (
  <p>
    <b>{text}</b>
  </p>
);
