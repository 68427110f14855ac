import type { Messages } from './messages.ts';

/** What a fault met, as the interpreter tells it. */
interface Met {
  readonly what: string;
  readonly name: string;
  readonly value: string;
  readonly at?: { readonly file: string; readonly start: number };
}
/** How a place is reported: `file:line`. */
type PlaceText = (place: { readonly file: string; readonly start: number }) => string;

/** What a fault met, a line each; without values the line that says so. */
export function faultLines(
  { text }: Pick<Messages, 'text'>,
  values: readonly Met[] | undefined,
  placeText: PlaceText,
): readonly string[] {
  if (values === undefined) return [text('fault-detail/unknown')];
  return values.map(({ what, name, value, at }) =>
    text(`fault-detail/${what}`, { name, value, where: at ? placeText(at) : '' }),
  );
}
