import { readable } from '@sandtable/board/plain';
import { createTexts, type Lookup, type Texts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { Messages, Values } from '@sandtable/messages';
import { callWords, type MatchView, ownersOf, poolMember, tagTexts } from '@sandtable/session';

/** The words of a ruleset for its names and sentences, with ours where it has none. */
export function wordsOf(info: GameInfo, messages: Messages, ours: Messages): (view: MatchView) => Texts {
  const owners = ownersOf(info);
  const lookup = lookupIn(info, messages);
  const tags = tagTexts(info);
  const words = {
    ...{ yes: ours.text('play/yes'), no: ours.text('play/no'), none: ours.text('play/none') },
    chose: (who: string, what: string, given: string) =>
      ours.text(given === '' ? 'play/chose' : 'play/chose-with', { who, what, given }),
    locale: messages.locale,
    mayBeEmpty: messages.mayBeEmpty,
    textOf: (tag: string) => tags.get(tag),
  };
  return ({ fields }) =>
    createTexts(
      lookup,
      (member) => owners.get(member),
      words,
      (member) => poolMember(info, fields, member)?.fields,
      (name) => nameless(info, lookup, name),
    );
}

function lookupIn(info: GameInfo, messages: Messages): Lookup {
  const calls = callWords(info);
  return (path, args = {}) => {
    const call = calls.get(path);
    if (call !== undefined && messages.has(call.path)) return messages.text(call.path, call.args);
    return messages.has(path) ? messages.text(path, valuesOf(args)) : undefined;
  };
}

type Given = NonNullable<Parameters<Lookup>[1]>;

/** Names stay names, for sentences that inflect them. */
const valuesOf = (args: Given): Values =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isPlain(value) ? String(value) : value]),
  ) as Values;

const isPlain = (value: Given[string]): boolean =>
  typeof value === 'boolean' || (Array.isArray(value) && value.some((one) => typeof one !== 'object'));

/** What has no words is read by its id; a mark for what can't be told apart is called as its kind. */
function nameless({ kinds }: GameInfo, lookup: Lookup, name: string): string {
  if (kinds.some(({ members }) => members.includes(name))) return readable(name);
  const kind = kinds.find((one) => name.startsWith(`${one.name}_`));
  if (kind === undefined) return readable(name);
  return lookup(`kind/${kind.name}/hidden`) ?? lookup(`kind/${kind.name}`) ?? readable(kind.name);
}
