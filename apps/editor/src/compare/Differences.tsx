import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { stackFor } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { Consequences } from './Consequences.tsx';
import styles from './Differences.module.css';
import { Meaning } from './Meaning.tsx';
import { SidePicker } from './SidePicker.tsx';
import { TextDiffs } from './TextDiffs.tsx';
import { type Sides, useSides } from './useSides.ts';

const VIEWS = ['inMeaning', 'inPlay', 'inText'] as const;
type View = (typeof VIEWS)[number];

/** Two states of the rules beside each other: in what they mean, in play, and as texts. */
export const Differences = () => {
  const { t } = useWorkbench();
  const [view, setView] = useState<View>('inMeaning');
  const { before, after, setSides } = useSides(useState<Sides>());
  const stacks = useStacks(before, after);
  return (
    <div className={styles.differences} data-part="differences">
      <Toolbar>
        <SidePicker label="A" value={before} onChange={(side) => setSides([side, after])} />
        <SidePicker label="B" value={after} onChange={(side) => setSides([before, side])} />
        <Button look="plain" icon={ArrowLeftRight} onClick={() => setSides([after, before])}>
          {t('exchange')}
        </Button>
        <Segmented
          className={styles.views}
          label={t('differences')}
          choices={VIEWS.map((id) => ({ id, label: t(id) }))}
          chosen={view}
          onChoose={setView}
        />
      </Toolbar>
      {view === 'inMeaning' ? <Meaning {...stacks} /> : null}
      {view === 'inPlay' ? <Consequences before={before} after={after} /> : null}
      {view === 'inText' ? <TextDiffs {...stacks} /> : null}
    </div>
  );
};

function useStacks(before: SideName, after: SideName) {
  const { buffers, ruleset, variants, opened, houseRules } = useStore(
    pick('houseRules', 'variants', 'opened', 'buffers', 'ruleset'),
  );
  return useMemo(() => {
    const of = { buffers, ruleset, variants, opened, houseRules };
    return { before: stackFor(of, before), after: stackFor(of, after) };
  }, [buffers, ruleset, variants, opened, houseRules, before, after]);
}
