import { Cancelled, type CancelReason } from '../workers/watchdog.ts';

/** What the page waits for, by what it is to whoever waits. */
export type Work = 'checking' | 'making' | 'play' | 'replay' | 'why' | 'bots' | 'odds';

/** Work that was given up, and in which phase of the match it went on. */
export interface StoppedWork {
  readonly work: Work;
  readonly why: CancelReason;
  readonly phase?: string | undefined;
  /** How much someone wanted to do that waited behind it, and was not done either. */
  readonly behind?: number;
}

/** The message about work that failed. */
export interface Failure {
  readonly trouble?: string;
  readonly stopped?: StoppedWork;
}

/** What the page says of work that failed: that it was stopped, or what went wrong. */
export function failureOf(error: unknown, work: Work, phase?: string): Failure {
  if (!(error instanceof Cancelled)) return { trouble: String(error) };
  return error.why === 'renewed' ? {} : { stopped: { work, why: error.why, phase } };
}

/** One more that waited behind what was given up. */
export const waitedBehind = ({ stopped }: { readonly stopped: StoppedWork | undefined }): Failure =>
  stopped ? { stopped: { ...stopped, behind: (stopped.behind ?? 0) + 1 } } : {};

/** Someone waits long for this work, or does so no more. */
export const slower =
  (work: Work, isSlow: boolean) =>
  ({ slow }: { readonly slow: readonly Work[] }): { readonly slow: readonly Work[] } => {
    const others = slow.filter((one) => one !== work);
    return { slow: isSlow ? [...others, work] : others };
  };
