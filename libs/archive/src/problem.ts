/**
 * What is wrong with an archive or a file in it; the wording of `archive/CODE` stands in `messages`. Files with a problem
 * are not offered, except those where `ARE_OFFERED` says so.
 */
export type ProblemCode =
  | 'no-zip'
  | 'cut'
  | 'path'
  | 'link'
  | 'encrypted'
  | 'method'
  | 'name'
  | 'tool'
  | 'twice'
  | 'too-many'
  | 'too-large'
  | 'all-too-large'
  | 'bomb'
  | 'nested'
  | 'damaged'
  | 'no-text'
  | 'other-sum'
  | 'unlisted'
  | 'missing'
  | 'newer'
  | 'outside';

export interface Problem {
  readonly code: ProblemCode;
  /** The name as it is in the archive; none where the archive as a whole is meant. */
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

const ARE_OFFERED: readonly ProblemCode[] = ['other-sum', 'unlisted', 'missing', 'newer'];

/** Whether something is left out because of it; otherwise it is only said. */
export const isRefusal = ({ code }: Problem): boolean => !ARE_OFFERED.includes(code);

/** Whether the rest may only be taken if someone says so. Archives from before have a `package.json` in each ruleset. */
export const isStop = (problem: Problem): boolean => isRefusal(problem) && problem.code !== 'tool';
