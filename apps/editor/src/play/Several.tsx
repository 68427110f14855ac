import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { AnswerDie } from './AnswerDie.tsx';
import styles from './Asking.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { tickable, togglesFor } from './piece-answers.ts';
import { useIsPlain } from './useIsPlain.ts';
import { useLabel } from './useLabel.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly onToggle: (member: string) => void;
}

/** An answer of several members, which are ticked; `Confirming` gives them. */
export const Several = ({ ask, ticked, onToggle }: Props) => {
  const texts = useTexts();
  const label = useLabel(ask);
  const isPlain = useIsPlain(ask);
  const open = new Set(tickable(ask, ticked));
  return (
    <fieldset className={styles.several}>
      <HowMany ask={ask} ticked={ticked.length} />
      <ChoiceList>
        {ask.candidates.map((candidate) => (
          <li key={candidate}>
            <Checkbox
              boxed
              data-pick={candidate}
              data-plain={isPlain(candidate)}
              checked={ticked.includes(candidate)}
              disabled={!open.has(candidate)}
              onChange={() => {
                for (const one of togglesFor(ask, ticked, candidate)) onToggle(one);
              }}
            >
              <Place ask={ask} at={ticked.indexOf(candidate)} />
              {texts.begun(label(candidate))}
              <AnswerDie answer={candidate} />
            </Checkbox>
          </li>
        ))}
      </ChoiceList>
    </fieldset>
  );
};

const HowMany = ({ ask, ticked }: { readonly ask: AskView; readonly ticked: number }) => {
  const { t } = useWorkbench();
  const bounds = { low: ask.low, high: Math.min(ask.high, ask.candidates.length) };
  return (
    <legend>
      {t(ask.low === ask.high ? 'chooseExactly' : 'chooseBetween', bounds)}
      {ask.form === 'order' ? t('inOrder') : ''}{' '}
      <span className={styles.selected}>({t('selectedCount', { n: ticked })})</span>
    </legend>
  );
};

/** The place in the order, where the order of the answer matters. */
const Place = ({ ask, at }: { readonly ask: AskView; readonly at: number }) =>
  ask.form === 'order' && at >= 0 ? <b>{at + 1}. </b> : null;
