import { availableParallelism } from 'node:os';
import { type Command, type Context, numberOption, say } from '../command.ts';
import { queueAddress, queueOption } from '../queue/address.ts';
import { fingerprint } from '../queue/fingerprint.ts';
import { programText } from '../queue/hearing.ts';
import { type Hearing, serve } from '../queue/serve.ts';
import { ownVersion } from '../resources.ts';
import { UsageError } from '../usage.ts';

/** Megabytes per thread. */
const MEMORY = 512;
/** With less, V8 ends the whole process when a thread starts. */
const LEAST_MEMORY = 64;
/** Seconds per share: shares take about one. */
const SECONDS = 120;

export const worker: Command = {
  name: 'worker',
  options: {
    ...queueOption,
    concurrency: { type: 'string' },
    memory: { type: 'string' },
    seconds: { type: 'string' },
  },
  async run(context) {
    const address = queueAddress(context);
    if (address === undefined) throw new UsageError('usage/needs', { name: 'worker', what: '--queue redis://HOST' });
    const concurrency = atLeastOne(context, 'concurrency', availableParallelism());
    const limits = { memory: atLeastOne(context, 'memory', MEMORY), seconds: atLeastOne(context, 'seconds', SECONDS) };
    if (limits.memory < LEAST_MEMORY) throw new UsageError('worker/least-memory', { least: LEAST_MEMORY });
    const own = { fingerprint: fingerprint(), version: await ownVersion() };
    const serving = await serve({ address, concurrency, limits, ...own }, hearingOf(context, own));
    const { text } = context.messages;
    say(context, text('worker/ready', { address: address.shown, concurrency, program: programText(own) }));
    await context.io.interrupted();
    say(context, text('worker/ending'));
    await serving.end();
    say(context, text('worker/ended', { shares: serving.shares() }));
    return { ok: true, findings: [], result: { shares: serving.shares() } };
  },
};

function atLeastOne(context: Context, name: string, otherwise: number): number {
  const value = numberOption(context, name, otherwise);
  if (value === 0) throw new UsageError('usage/number', { name: `--${name}`, value });
  return value;
}

function hearingOf(
  { io, messages: { text } }: Context,
  own: { readonly fingerprint: string; readonly version: string },
): Hearing {
  return {
    otherVersion: (client) =>
      io.complain(text('queue/other-client', { theirs: programText(client), own: programText(own) })),
    dead: ({ command }, { first, games, reason, detail }) => {
      const values = { first, last: first + games - 1, games, detail };
      io.complain(`${command}, ${text('queue/dead-games', values)}: ${text(`queue/dead-${reason}`, values)}`);
    },
    lost: () => io.complain(text('queue/lost')),
    back: () => io.complain(text('queue/back')),
  };
}
