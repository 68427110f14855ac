import { type ExampleParts, exampleText } from '@sandtable/reference/text';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Written } from '../state/examples.ts';
import { Notice } from '../ui/Notice.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import styles from './AsExample.module.css';
import { ExampleForm, type WantedExample } from './ExampleForm.tsx';
import { ExampleKept } from './ExampleKept.tsx';
import { ExampleOffer } from './ExampleOffer.tsx';

type Made = ExampleParts | 'making' | 'none' | { readonly kept: Written };

/** Moves of the match become an example of the ruleset, which has been run and passes. */
export const AsExample = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const [made, setMade] = useState<Made | undefined>(undefined);
  const make = async ({ name, from, to }: WantedExample): Promise<void> => {
    setMade('making');
    const parts = await bench.examples.of(name || t('exampleName'), Math.min(from, to), Math.max(from, to));
    setMade(parts ?? 'none');
  };
  return (
    <ScrollRegion className={styles.pane} aria-label={t('asExample')}>
      <ExampleForm isMaking={made === 'making'} onMake={(wanted) => void make(wanted)} onClose={onClose} />
      <div role="status">
        {made === 'making' ? <p className="quiet">{t('makingExample')}</p> : null}
        {made === 'none' ? <Notice>{t('noExample')}</Notice> : null}
      </div>
      {typeof made === 'object' ? <Example made={made} onKept={(kept) => setMade({ kept })} /> : null}
    </ScrollRegion>
  );
};

interface ExampleProps {
  readonly made: Exclude<Made, string>;
  readonly onKept: (kept: Written) => void;
}

const Example = ({ made, onKept }: ExampleProps) =>
  'kept' in made ? (
    <ExampleKept kept={made.kept} />
  ) : (
    <ExampleOffer key={exampleText(made)} parts={made} onKept={onKept} />
  );
