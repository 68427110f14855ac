import type { BoardProps } from './board-props.ts';

/** Whether a member may be taken instead of what is picked already. */
export const canSwitchTo = ({ instead }: Pick<BoardProps, 'instead'>, kind: string, member: string): boolean =>
  instead?.some((way) => way.kind === kind && way.candidates.includes(member)) ?? false;
