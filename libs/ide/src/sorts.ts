import type { Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Messages } from '@sandtable/messages';
import { declOf, fieldDecl, isDecision, recordField, source } from './heads.ts';
import { reasonOf } from './setting-words.ts';

/** What sort of thing it is, in one sentence. */
export function sentenceOf(library: Library, target: Target, words: Messages): string {
  const { world } = library.basis.draft;
  const { sort, name, of } = target;
  switch (sort) {
    case 'kind': {
      const kind = world.kinds.find((one) => one.name === name);
      if (kind?.pool !== undefined) return words.text('ide/pool', { limit: kind.type.size });
      return words.text('ide/kind', { count: kind?.members.length ?? 0 });
    }
    case 'field':
      return fieldSentence(library, target, words);
    case 'relation':
      return words.text('ide/relation', {
        count: library.basis.draft.relations.find((one) => one.name === name)?.joins.length ?? 0,
      });
    case 'setting':
      return settingSentence(library, name, words);
    case 'member':
    case 'tag':
      return words.text(`ide/${sort}`, { of });
    case 'builtin':
      return words.has(`ide/builtin-${name}`) ? words.text(`ide/builtin-${name}`) : words.text('ide/builtin');
    case 'function':
      return words.text(isDecision(library, name) ? 'ide/decision' : 'ide/function');
    default:
      return words.text(`ide/${sort}`);
  }
}

function fieldSentence(library: Library, { name, of }: Target, words: Messages): string {
  if (recordField(library, of, name) !== undefined) return words.text('ide/record-field', { of });
  const field = fieldDecl(library, of, name);
  const pool = library.basis.draft.world.kinds.some((kind) => kind.name === of && kind.pool !== undefined);
  const what = words.text(field?.state ? 'ide/state-field' : pool ? 'ide/fixed-field' : 'ide/field', { of });
  return field?.seen === undefined ? what : `${what} ${seenBy(source(library, field.seen), words)}`;
}

const seenBy = (roles: string, words: Messages): string => words.text('ide/seen', { roles });

function settingSentence(library: Library, name: string, words: Messages): string {
  const decl = declOf(library, name);
  if (decl?.node !== 'setting') return words.text('ide/constant');
  const what = words.text(`ide/${decl.sort}`);
  const reason = reasonOf(library, decl, words);
  return reason === undefined ? what : `${what} ${words.text('ide/because', { text: reason })}`;
}

/** Who may see what a state or pile holds, where not everyone may. */
export function audienceOf(library: Library, { sort, name }: Target, words: Messages): string | undefined {
  const decl = sort === 'state' || sort === 'pile' ? declOf(library, name) : undefined;
  if (decl?.node !== 'state' && decl?.node !== 'pile') return undefined;
  return decl.seen === undefined ? undefined : seenBy(source(library, decl.seen), words);
}
