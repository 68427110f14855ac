import type { Context } from '../command.ts';
import type { Address } from './address.ts';
import type { ClientHearing } from './over-queue.ts';
import type { Dead } from './share-job.ts';

/** Tells whoever waits what happens at the queue; the lines of a result stay free of it. */
export function hearingOf(
  { io, messages: { text } }: Context,
  address: Address,
  dead: (one: Dead) => void,
): ClientHearing {
  const say = (path: string, values: Record<string, string> = {}): void =>
    io.complain(text(path, { address: address.shown, ...values }));
  return {
    noWorkers: () => say('queue/no-workers'),
    otherVersion: (worker, own) => say('queue/other-worker', { theirs: programText(worker), own: programText(own) }),
    lost: () => say('queue/lost'),
    back: () => say('queue/back'),
    dead,
  };
}

/** `0.1.0 (a3f9…)`: two states of a repository have the same version. */
export const programText = ({
  version,
  fingerprint,
}: {
  readonly version: string;
  readonly fingerprint: string;
}): string => `${version} (${fingerprint})`;
