/** `north_bridge` and `northBridge` read as words; what has no text of its own is named by its id. */
export const readable = (id: string): string =>
  id
    .replace(/_/g, ' ')
    .replace(/([a-zß-ÿ])([A-ZÀ-Þ])/g, '$1 $2')
    .replace(/^./, (c) => c.toUpperCase());

/** State fields with a name of their own; where members lie in piles is shown pile by pile. */
export const isShown = ({ name, state }: { readonly name: string; readonly state: boolean }): boolean =>
  state && !name.startsWith('$');

/** What people call a member; the kind helps where it is known. Undefined where nobody gave it a name. */
export type NameOf = (member: string, kind?: string) => string | undefined;

/** What the ruleset calls a field, state or pile, by its path. Undefined where it has no words for it. */
export type FieldName = (path: string) => string | undefined;

/** What is written on a counter that is called nothing else. */
export const shortOf = (member: string): string => readable(member).slice(0, 3);
