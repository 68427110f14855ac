import { type Context, type OptionSpecs, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';

/** The option of every command whose games may be played by workers elsewhere. */
export const queueOption: OptionSpecs = { queue: { type: 'string' } };

/** Where the queue is. */
export interface Address {
  readonly url: string;
  /** The same without user and password, to be shown. */
  readonly shown: string;
}

/** The queue that a command line names; undefined where it names none. */
export function queueAddress(context: Context): Address | undefined {
  const value = textOption(context, 'queue');
  return value === undefined ? undefined : addressIn(value);
}

/** Reads `redis://[user:password@]host[:port][/database]`, or `rediss://` for TLS. */
export function addressIn(value: string): Address {
  const url = URL.parse(value);
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  if (url === null || !isRedis || url.hostname === '' || !/^(\/\d*)?$/.test(url.pathname))
    throw new UsageError('queue/address', { value: withoutPassword(value) });
  if (url.password === '') url.password = process.env['SANDTABLE_QUEUE_PASSWORD'] ?? '';
  return { url: url.href, shown: `${url.protocol}//${url.host}${url.pathname}` };
}

/** Whatever was typed may have a password in it, even if it is no address. */
const withoutPassword = (value: string): string => value.replace(/\/\/.*@/, '//…@');
