/** Files that are shown as grids. */
interface Tables {
  readonly asTable: readonly string[];
}

/** Shows a file as a grid, or as its text. */
export const shownAs =
  (path: string, isTable: boolean) =>
  ({ asTable }: Tables): Tables => {
    const others = asTable.filter((one) => one !== path);
    return { asTable: isTable ? [...others, path] : others };
  };
