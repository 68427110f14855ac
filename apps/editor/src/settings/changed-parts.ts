import type { FieldInput } from '@sandtable/ide';
import { partsIn } from './parts-text.ts';

/** One part of a value that changes, in words. */
export interface ChangedPart {
  /** The key of a map; undefined for the whole value. */
  readonly key: string | undefined;
  readonly before: string;
  readonly after: string;
}

/** What a value changes from and to, in words: of a map only the keys with another value. */
export function changedParts(
  input: FieldInput,
  before: string,
  after: string,
  nameOf: (value: string) => string,
): readonly ChangedPart[] {
  if (input.is !== 'map') {
    const said = (text: string): string => listedIn(text, input)?.map(nameOf).join(', ') ?? named(text, nameOf);
    return [{ key: undefined, before: said(before), after: said(after) }];
  }
  const olds = partsIn(before, input);
  const news = partsIn(after, input);
  if (olds === undefined || news === undefined) return [{ key: undefined, before, after }];
  return input.keys.flatMap((key, i) => {
    const [old = '', next = ''] = [olds[i], news[i]];
    return old === next ? [] : [{ key: nameOf(key), before: named(old, nameOf), after: named(next, nameOf) }];
  });
}

const listedIn = (text: string, input: FieldInput): readonly string[] | undefined =>
  input.is === 'set' || input.is === 'list' ? partsIn(text, input) : undefined;

/** What isn't one word, such as a condition, is shown as the rules write it. */
const named = (text: string, nameOf: (value: string) => string): string =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text) ? nameOf(text) : text;
