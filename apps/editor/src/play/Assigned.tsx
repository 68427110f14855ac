import type { AskView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import type { Draft } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerDie } from './AnswerDie.tsx';
import styles from './Asking.module.css';
import { FillDraft } from './FillDraft.tsx';
import { useDrafted } from './useDrafted.ts';
import { useFigures } from './useFigures.ts';
import { useLabel } from './useLabel.ts';
import { useTexts } from './useTexts.ts';
import { useUnlikely } from './useUnlikely.ts';

interface Props {
  readonly ask: AskView;
}

/** The keys of an assignment with what they have so far, each a way back to it; what is left can be left empty in one go. */
export const Assigned = ({ ask }: Props) => {
  const { draft } = useStore(pick('draft'));
  const lineOf = useOrderLine(ask, draft);
  const { each, picked } = ask;
  if (each === undefined) return null;
  return (
    <>
      <Lines keys={each.keys} at={picked.length} draft={draft} lineOf={lineOf} />
      <Unlikely ask={ask} lineOf={lineOf} />
      <FillDraft ask={ask} />
      <LeaveRest ask={ask} keys={each.keys} draft={draft} />
    </>
  );
};

interface LinesProps {
  readonly keys: readonly string[];
  /** The key that is asked for now. */
  readonly at: number;
  readonly draft: Draft;
  readonly lineOf: ReturnType<typeof useOrderLine>;
}

const Lines = ({ keys, at, draft, lineOf }: LinesProps) => {
  const { bench } = useWorkbench();
  return (
    <ul className={styles.assigned} data-part="assigned">
      {draft.map((given, i) => (
        <li key={keys[i]} data-key={keys[i]} data-given={given} aria-current={i === at ? 'step' : undefined}>
          <Button onClick={() => void bench.play.open(i)}>
            {lineOf(i)}
            <AnswerDie answer={given} given={draft} />
          </Button>
        </li>
      ))}
    </ul>
  );
};

interface UnlikelyProps extends Props {
  readonly lineOf: (nth: number) => string;
}

/** Orders that can be given but will hardly succeed. */
const Unlikely = ({ ask, lineOf }: UnlikelyProps) => {
  const { t } = useWorkbench();
  const unlikely = useUnlikely(ask);
  if (unlikely.length === 0) return null;
  return (
    <ul className={styles.unlikely} data-part="unlikely" aria-live="polite">
      {unlikely.map((key) => (
        <li key={key}>
          <b>{lineOf(ask.each?.keys.indexOf(key) ?? -1)}</b> {t('doubtful')}
        </li>
      ))}
    </ul>
  );
};

interface LeaveRestProps extends Props {
  readonly keys: readonly string[];
  readonly draft: Draft;
}

const LeaveRest = ({ ask, keys, draft }: LeaveRestProps) => {
  const { bench, t } = useWorkbench();
  const label = useLabel(ask);
  if (!ask.candidates.includes('none') || draft.length >= keys.length - 1) return null;
  const rest = keys.slice(draft.length).map(() => 'none');
  return (
    <Button onClick={() => void bench.play.fill([...draft, ...rest])}>{t('restNone', { what: label('none') })}</Button>
  );
};

/** What a key of the draft has: in the notation of the ruleset where it has one, else by names. */
function useOrderLine(ask: AskView, draft: Draft): (nth: number) => string {
  const { t } = useWorkbench();
  const texts = useTexts();
  const figures = useFigures();
  const lines = useDrafted(ask);
  return (nth) => {
    const values = (draft[nth] ?? '').split('|').map((one) => texts.value(ask.choice, one));
    const name = figures(ask.each?.keys[nth] ?? '', ask.each?.kind);
    return lines?.[nth] ?? texts.begun(t('nameAndValue', { name, value: values.join(', ') }));
  };
}
