import { infoSeen, type MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** While someone asks why not, the board asks for what cannot be chosen, and a click is the question. */
export const useAskingWhy = () => {
  const { bench } = useWorkbench();
  const { info, view, ask } = useStore(pick('info', 'view', 'ask'));

  if (info === undefined || view === undefined || ask?.kind === undefined) return {};
  return {
    candidates: othersOf(info, view, ask),
    mentioned: [],
    costs: undefined,
    question: 'why',
    asked: ask.kind,
    ordered: false,
    picked: [],
    onPick: (member: string) => void bench.why.candidate(member),
  };
};

/** Members of the kind that is asked for which are no candidates; of a pool only those that there are. */
export const othersOf = (
  info: Parameters<typeof infoSeen>[0],
  view: Pick<MatchView, 'fields' | 'names' | 'constants'>,
  { kind, candidates }: { readonly kind: string | undefined; readonly candidates: readonly string[] },
): readonly string[] => {
  const of = infoSeen(info, view).kinds.find(({ name }) => name === kind);
  const live = of?.live === undefined ? undefined : view.fields[of.live];
  const isThere = (at: number): boolean => live === undefined || live[at] === true;
  return (of?.members ?? []).filter((member, at) => isThere(at) && !candidates.includes(member));
};
