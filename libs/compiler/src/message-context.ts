import { showType } from '@sandtable/check';
import { pathToId } from '@sandtable/messages';
import type { Choice, Model } from '@sandtable/model';
import type { InputFile } from './input.ts';
import { messagesAsked } from './texts.ts';

/**
 * What translators see about a message, by its id, a line each: who is asked it and where, and the values that it may
 * use. `asked of attacker (Side) · procedure/battle`.
 */
export function messageContext(files: readonly InputFile[], model: Model): (id: string) => readonly string[] {
  const { given } = messagesAsked(files, model);
  const asked = new Map(model.choices.flatMap((choice) => idsOf(choice).map((id) => [id, askedOf(choice)] as const)));
  function askedOf({ by, procedure, secret }: Choice): string {
    const file = files.find(({ path }) => path === by.span.file);
    const who = file?.text.slice(by.span.start, by.span.end).replace(/\s+/g, ' ') ?? '';
    const where = model.procedures[procedure]?.name ?? '';
    return [`asked of ${who} (${showType(by.type)})`, `procedure/${where}`, ...(secret ? ['secret'] : [])].join(' · ');
  }
  return (id) => [asked.get(id) ?? '', valuesOf(given(id))].filter((line) => line !== '');
}

/** A question, and its answers where they are listed. */
const idsOf = (choice: Choice): readonly string[] => [
  pathToId(choice.path),
  ...(choice.form === 'menu' ? choice.arms.map(({ name }) => pathToId(`${choice.path}/${name}`)) : []),
];

/** What the rules give to a message, which its translations may name. */
const valuesOf = (given: ReadonlySet<string> | undefined): string =>
  [...(given ?? [])]
    .filter((name) => !name.startsWith('constant_'))
    .map((name) => `$${name}`)
    .join(' · ');
