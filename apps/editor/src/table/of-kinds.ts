import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';

type Asked = Pick<AskView, 'kind' | 'candidates'>;

/** Members of several kinds can be chosen, such as hexes and forts: only the rules know whether another one is asked for. */
export const isOfKinds = (
  { kind, candidates }: Asked,
  kinds: readonly Pick<GameInfo['kinds'][number], 'members'>[],
): boolean => kind === undefined && candidates.some((one) => kinds.some(({ members }) => members.includes(one)));
