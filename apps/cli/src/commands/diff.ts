import { createMessages, type Messages } from '@sandtable/messages';
import { type Difference, differences, outlineOf, type PartDifference, type Sort } from '@sandtable/variant';
import { type Command, type Context, say } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { wordingFiles } from '../texts.ts';
import { twoNames } from '../two-games.ts';

export const diff: Command = {
  name: 'diff',
  usage: 'GAME GAME [--markdown]',
  summary:
    'Says what differs between two rulesets in terms of the game: rows, numbers, rules, steps. GAME+VARIANT alone is held against GAME.',
  options: { markdown: { type: 'boolean' } },
  async run(context) {
    const [a, b] = await twoGames(context);
    const all = differences(outlineOf(a.compiled), outlineOf(b.compiled));
    const { lang } = context.messages;
    const messages = createMessages(lang, [...(await wordingFiles(a, lang)), ...(await wordingFiles(b, lang))]);
    const markdown = context.values.markdown === true;
    const lines = all.map((one) => ({ sort: one.sort, line: lineOf(messages, one, markdown) }));
    for (const line of markdown ? asMarkdown(messages, a, b, lines) : lines.map(({ line: text }) => text))
      say(context, line);
    if (!markdown) say(context, messages.text('diff/count', { a: a.id, b: b.id, count: all.length }));
    return { ok: true, findings: [], result: { a: a.id, b: b.id, differences: all } };
  },
};

async function twoGames(context: Context): Promise<readonly [Game, Game]> {
  const [a, b] = twoNames(context, 'diff');
  return [await openGame(context, a), await openGame(context, b)];
}

interface Line {
  readonly sort: Sort;
  readonly line: string;
}

function asMarkdown(messages: Messages, a: Game, b: Game, lines: readonly Line[]): readonly string[] {
  const sorts = [...new Set(lines.map(({ sort }) => sort))];
  const sections = sorts.flatMap((sort) => [
    `## ${messages.text(`diff/sort-${sort}`)}`,
    '',
    ...lines.filter((one) => one.sort === sort).map(({ line }) => `- ${line}`),
    '',
  ]);
  return [`# ${a.id} → ${b.id}`, '', ...sections].slice(0, -1);
}

/** `Marker Tanks: count 2 → 1` */
function lineOf(messages: Messages, one: Difference, markdown: boolean): string {
  const quote = (text: string): string => (markdown ? ['`', text, '`'].join('') : text);
  const what = markdown ? `**${nameOf(messages, one)}**` : nameOf(messages, one);
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
  { sort }: Difference,
  part: PartDifference,
  quote: (text: string) => string,
): string {
  const { name, change, before, after } = part;
  if (before !== undefined && after !== undefined) return `${name} ${quote(before)} → ${quote(after)}`;
  const step = (sort === 'procedure' || sort === 'play') && !name.startsWith('requires ');
  const said = messages.text(`diff/part-${change}`, { name: step ? messages.text('diff/step', { name }) : name });
  const text = after ?? before;
  return text === undefined ? said : `${said} (${quote(text)})`;
}

/** Members go by their names in the texts; the sort of all else stands in front. */
function nameOf(messages: Messages, { sort, path }: Difference): string {
  if (sort !== 'row') return `${messages.text(`diff/name-${sort}`)} ${path.replace(/^\w+\//, '')}`;
  const [table = '', ...key] = path.split('.');
  const name = key.length === 1 && messages.has(`${path}.name`) ? messages.text(`${path}.name`) : '';
  const id = key.join(' – ');
  return name === '' || name === id ? `${table} ${id}` : `${table} ${name} (${id})`;
}
