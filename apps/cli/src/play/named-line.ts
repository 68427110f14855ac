import type { GameInfo } from '@sandtable/engine';
import type { Messages } from '@sandtable/messages';
import type { LogLine, ShownValue } from '@sandtable/session';

/** A line with members and values called as the ruleset calls them; for those who read and need not type them. */
export function namedLine(messages: Messages, info: GameInfo, line: LogLine): LogLine {
  const name = (value: ShownValue): ShownValue => {
    if (typeof value !== 'string') return Array.isArray(value) ? value.map((one) => String(name(one))) : value;
    const path = ownersOf(info, value)
      .map((owner) => `${owner}.${value}.name`)
      .find((one) => messages.has(one));
    return path === undefined ? value : messages.text(path);
  };
  return { ...line, args: Object.fromEntries(Object.entries(line.args).map(([key, value]) => [key, name(value)])) };
}

/** Kinds and types that have something of this name. */
const ownersOf = ({ kinds, types }: GameInfo, value: string): readonly string[] => [
  ...kinds.filter(({ members }) => members.includes(value)).map((kind) => kind.name),
  ...types.flatMap((type) =>
    type.t === 'union'
      ? type.parts.flatMap((part) => (part.p === 'tag' && part.name === value ? [part.of ?? ''] : []))
      : [],
  ),
];
