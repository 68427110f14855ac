/** Files that are shown as their text, though they have a view of their own. */
interface Views {
  readonly asText: readonly string[];
}

/** Shows a file as its text, or in its own view: a table as a grid, a catalogue beside its sources. */
export const shownAs =
  (path: string, isText: boolean) =>
  ({ asText }: Views): Views => {
    const others = asText.filter((one) => one !== path);
    return { asText: isText ? [...others, path] : others };
  };
