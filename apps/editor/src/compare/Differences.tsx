import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import '../css/differences.css';
import { Consequences } from './Consequences.tsx';
import { Meaning } from './Meaning.tsx';
import { SidePicker } from './SidePicker.tsx';
import { likelySides, type SideName, sideNames, stackFor } from './sides.ts';
import { TextDiffs } from './TextDiffs.tsx';

const VIEWS = ['inMeaning', 'inPlay', 'inText'] as const;
type View = (typeof VIEWS)[number];

/** Two states of the rules beside each other: in what they mean, in play, and as texts. */
export const Differences = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('houseRules', 'variants', 'opened', 'buffers', 'ruleset'));
  const [view, setView] = useState<View>('inMeaning');
  const [chosen, setChosen] = useState<readonly [SideName, SideName] | undefined>(undefined);
  const known = sideNames(state);
  const [before, after] = chosen?.every((side) => known.includes(side)) ? chosen : likelySides(state);
  const { buffers, ruleset, variants, opened, houseRules } = state;
  const stacks = useMemo(() => {
    const of = { buffers, ruleset, variants, opened, houseRules };
    return { before: stackFor(of, before), after: stackFor(of, after) };
  }, [buffers, ruleset, variants, opened, houseRules, before, after]);
  return (
    <div className="differ">
      <div className="workshop-tools">
        <SidePicker label="A" value={before} onChange={(side) => setChosen([side, after])} />
        <SidePicker label="B" value={after} onChange={(side) => setChosen([before, side])} />
        <button type="button" className="plain" onClick={() => setChosen([after, before])}>
          {t('exchange')}
        </button>
        <fieldset className="views" aria-label={t('differences')}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {t(one)}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'inMeaning' ? <Meaning {...stacks} /> : null}
      {view === 'inPlay' ? <Consequences before={before} after={after} /> : null}
      {view === 'inText' ? <TextDiffs {...stacks} /> : null}
    </div>
  );
};
