import type { AskView } from '@sandtable/session';
import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useSetups } from '../play/useSetups.ts';
import { useLayout } from '../play/useTexts.ts';
import { isDrafted } from '../state/half-answer.ts';
import { isPersons } from '../state/is-persons.ts';
import { lastDraft } from '../state/last-drafts.ts';
import { pick } from '../state/selectors.ts';

/** Gives of a new question what the layout lets it begin with: a setup, or its first piece. All of it can be changed. */
export const OpeningAnswer = ({ ask }: { readonly ask: AskView }) => {
  const { promptId } = useStore(pick('promptId'));
  return <Opening key={promptId} ask={ask} />;
};

const Opening = ({ ask }: { readonly ask: AskView }) => {
  const { bench } = useWorkbench();
  const { draft, ruleset } = useStore(pick('draft', 'ruleset'));
  const layout = useLayout();
  const setup = useSetups(ask).find(({ begins }) => begins);
  const begin = useEffectEvent(() => {
    // Who looks at an earlier position isn't answered for: bots would go on from there.
    const state = bench.store.get();
    if (state.botsHalted || !isPersons(state, ask)) return;
    const first = layout?.pickedFirst.includes(ask.choice) ? firstPiece(ask) : undefined;
    if (first !== undefined) return void bench.play.begin(() => bench.play.pickPath(first));
    if (setup === undefined || !isDrafted(ask) || draft.length > 0 || lastDraft(ruleset, ask)) return;
    void bench.play.begin(() => bench.play.fillBy(setup.values));
  });
  useEffect(() => begin(), []);
  return null;
};

/** The picks up to the first piece of the only kind of action; undefined where something else is to be chosen first. */
export function firstPiece({ picked, ways = [] }: AskView): readonly string[] | undefined {
  const [only, ...others] = ways;
  const piece = only?.candidates[0];
  return only === undefined || piece === undefined || others.length > 0 || picked.length > 0
    ? undefined
    : [...only.picked, piece];
}
