/** Files that are shown as their text, though they have a view of their own. */
interface Views {
  readonly asText: readonly string[];
}

/** Files of rules that are shown as one of their tables. */
interface TablesShown {
  readonly tableIn: Readonly<Record<string, string>>;
}

/** Shows a file as its text, or in its own view: a table as a grid, a catalogue beside its sources. */
export const shownAs =
  (path: string, isText: boolean) =>
  ({ asText }: Views): Views => {
    const others = asText.filter((one) => one !== path);
    return { asText: isText ? [...others, path] : others };
  };

/** Shows a file of rules as one of its tables, or without a name as its text. */
export const shownTable =
  (path: string, name: string | undefined) =>
  ({ tableIn }: TablesShown): TablesShown => {
    const { [path]: _, ...others } = tableIn;
    return { tableIn: name === undefined ? others : { ...others, [path]: name } };
  };
