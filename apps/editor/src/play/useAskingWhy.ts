import { infoSeen } from '@sandtable/session';
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

type Seen = Parameters<typeof infoSeen>;

/** Members of the kind that is asked for which are no candidates. */
export const othersOf = (
  info: Seen[0],
  view: Seen[1],
  { kind, candidates }: { readonly kind: string | undefined; readonly candidates: readonly string[] },
): readonly string[] => {
  const members = infoSeen(info, view).kinds.find(({ name }) => name === kind)?.members ?? [];
  return members.filter((member) => !candidates.includes(member));
};
