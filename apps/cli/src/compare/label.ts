import type { Measure } from '@sandtable/bots';
import type { Messages } from '@sandtable/messages';

/** What a measure is called: with the names that texts of the game have for members, in words of the command line. */
export function labelOf(messages: Messages, roleKind: string, { sort, path, value }: Measure): string {
  const { text } = messages;
  switch (sort) {
    case 'won':
      return text('compare/wins', { role: named(messages, `${roleKind}.${path}`, path) });
    case 'drawn':
    case 'limited':
    case 'decisions':
      return text(`compare/${sort}`);
    case 'chosen':
      return named(messages, path, path);
    case 'final':
      return value === undefined ? path : `${path} ${named(messages, `${roleKind}.${value}`, value)}`;
    case 'members':
      return value === undefined ? path : `${path} = ${named(messages, `${roleKind}.${value}`, value)}`;
    case 'use':
      return path;
  }
}

function named(messages: Messages, path: string, otherwise: string): string {
  const key = `${path}.name`;
  if (!messages.has(key)) return otherwise;
  const name = messages.text(key);
  return name === otherwise || path.endsWith(`.${name}`) ? otherwise : `${name} (${otherwise})`;
}
