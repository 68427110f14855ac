import { type ExampleParts, exampleText } from '@sandtable/reference/text';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { EXAMPLES_FILE, type Written } from '../state/examples.ts';
import type { FileProblem } from '../state/file-list.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './AsExample.module.css';

interface Props {
  readonly parts: ExampleParts;
  readonly onKept: (kept: Written) => void;
}

/** What the example demands is ticked; the rest is as it happened. */
export const ExampleOffer = ({ parts, onKept }: Props) => {
  const { t } = useWorkbench();
  const [dropped, drop] = useState<readonly string[]>([]);
  const chosen = { ...parts, then: parts.then.filter((test) => !dropped.includes(test)) };
  const { keep, problem } = useKeeping(chosen, onKept);
  return (
    <>
      <Demands all={parts.then} dropped={dropped} onDrop={drop} />
      <pre className={styles.text} data-part="example-text">
        {exampleText(chosen)}
      </pre>
      {problem === undefined ? null : <Notice>{t(problem, { file: EXAMPLES_FILE })}</Notice>}
      <Button look="primary" onClick={() => void keep()}>
        {t('keepExample')}
      </Button>
    </>
  );
};

function useKeeping(chosen: ExampleParts, onKept: Props['onKept']) {
  const { bench } = useWorkbench();
  const [problem, setProblem] = useState<FileProblem | undefined>(undefined);
  const keep = async (): Promise<void> => {
    const kept = await bench.examples.keep(chosen);
    if (typeof kept === 'string') setProblem(kept);
    else onKept(kept);
  };
  return { keep, problem };
}

interface DemandsProps {
  readonly all: readonly string[];
  readonly dropped: readonly string[];
  readonly onDrop: (dropped: readonly string[]) => void;
}

const Demands = ({ all, dropped, onDrop }: DemandsProps) => {
  const { t } = useWorkbench();
  const toggle = (test: string): void =>
    onDrop(dropped.includes(test) ? dropped.filter((one) => one !== test) : [...dropped, test]);
  return (
    <fieldset className={styles.demands}>
      <legend>{t(all.length === 0 ? 'demandsNothing' : 'demands')}</legend>
      {all.map((test) => (
        <Checkbox key={test} checked={!dropped.includes(test)} onChange={() => toggle(test)}>
          <code>{test}</code>
        </Checkbox>
      ))}
    </fieldset>
  );
};
