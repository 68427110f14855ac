import { showType } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Type } from '@sandtable/model';
import { isReserved } from '@sandtable/syntax';
import { caretAt } from './caret.ts';
import { lookAtCaret } from './half-typed.ts';
import type { Change } from './mirror.ts';
import { meaningAt, textOf } from './places.ts';

/** A constant for a name that means nothing yet, of the type that is expected where it stands. */
export function declareMissing(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  const text = textOf(library, file);
  const caret = caretAt(text, offset);
  const name = text.slice(caret.start, caret.end);
  if (!library.files.has(file) || caret.quiet || caret.chunk === undefined || !canBe(name)) return [];
  if (text[caret.end] === '(' || meaningAt(library, file, caret.start) !== undefined) return [];
  const sought = lookAtCaret(library, file, caret)?.sought;
  const value = sought?.what === 'value' && sought.hint ? firstOf(library, sought.hint) : undefined;
  if (sought?.hint === undefined || value === undefined) return [];
  const end = caret.chunk.start + caret.chunk.text.trimEnd().length;
  const written = `\n\nconstant ${name}: ${showType(sought.hint)} = ${value}`;
  const title = messagesIn(lang).text('ide/declare', { name });
  return [{ title, edits: [{ span: { file, start: end, end }, text: written }] }];
}

/** Names of constants begin with a small letter. */
const canBe = (name: string): boolean => /^\p{Ll}[\p{L}\p{N}_]*$/u.test(name) && !isReserved(name);

/** Some value of a type, as it is written; the author knows a better one. */
function firstOf({ basis }: Library, type: Type): string | undefined {
  if (type.t === 'bool') return 'false';
  if (type.t === 'int') return /^-?\d+/.exec(showType(type))?.[0] ?? '0';
  return type.t === 'kind' ? basis.draft.world.kinds[type.kind]?.members[0] : undefined;
}
