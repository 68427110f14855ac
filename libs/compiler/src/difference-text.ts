import type { Messages } from '@sandtable/messages';
import type { Difference, PartDifference } from '@sandtable/variant';

/** How names and what is quoted stand out; plain text has neither. */
interface Marks {
  readonly strong: (text: string) => string;
  readonly quote: (text: string) => string;
}
const PLAIN: Marks = { strong: (text) => text, quote: (text) => text };
export const MARKDOWN: Marks = { strong: (text) => `**${text}**`, quote: (text) => ['`', text, '`'].join('') };

/** `Piece Scout: count 2 → 1`, with the names that texts of the game have, where `messages` know them. */
export function differenceText(messages: Messages, one: Difference, marks: Marks = PLAIN): string {
  const { quote } = marks;
  const what = marks.strong(titleOf(messages, one));
  if (one.change !== 'changed') {
    const text = one.after ?? one.before;
    const said = text === undefined || text === '' || one.path.includes(text) ? '' : ` (${quote(text)})`;
    return messages.text(`diff/${one.change}`, { what }) + said;
  }
  if (one.parts.length > 0)
    return `${what}: ${one.parts.map((part) => partText(messages, one, part, quote)).join('; ')}`;
  if (one.before === undefined || one.after === undefined || one.before === one.after)
    return messages.text('diff/replaced', { what });
  return `${what}: ${quote(one.before)} → ${quote(one.after)}`;
}

function partText(
  messages: Messages,
  { sort, path }: Difference,
  part: PartDifference,
  quote: (text: string) => string,
): string {
  const { change, before, after } = part;
  const isStep = (sort === 'procedure' || sort === 'play') && !part.name.startsWith('requires ');
  const name = isStep
    ? messages.text('diff/step', { name: named(messages, `${path}/${part.name}`, part.name) })
    : part.name;
  if (before !== undefined && after !== undefined) return `${name} ${quote(before)} → ${quote(after)}`;
  const said = messages.text(`diff/part-${change}`, { name });
  const text = after ?? before;
  return text === undefined ? said : `${said} (${quote(text)})`;
}

/** Members go by their names in the texts; the sort of all else stands in front. */
function titleOf(messages: Messages, { sort, path }: Difference): string {
  if (sort !== 'row')
    return `${messages.text(`diff/name-${sort}`)} ${explained(messages, path, path.replace(/^\w+\//, ''))}`;
  const [table = '', ...key] = path.split('.');
  if (key.length === 1) return `${table} ${named(messages, `${path}.name`, key[0] ?? '')}`;
  return `${table} ${key.join(' – ')}`;
}

/** What a text of the game calls it, with what the rules call it behind. */
function named(messages: Messages, path: string, otherwise: string): string {
  const name = messages.has(path) ? messages.text(path) : otherwise;
  return name === otherwise ? otherwise : `${name} (${otherwise})`;
}

/** The other way around after the word for its sort: “Constant roll needed to hit” would read like a constant roll. */
function explained(messages: Messages, path: string, name: string): string {
  const text = messages.has(path) ? messages.text(path) : name;
  return text === name ? name : `${name} (${text})`;
}
