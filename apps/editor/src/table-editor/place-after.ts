const PAGE = 10;

/** Where a key leads in a grid, as the pattern for grids has it; undefined for keys that do something else. */
export function placeAfter(
  key: string,
  control: boolean,
  { at, column }: { readonly at: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): readonly [at: number, column: number] | undefined {
  const ways: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [control ? 0 : at - 1, column],
    ArrowDown: [control ? rows - 1 : at + 1, column],
    ArrowLeft: [at, control ? 0 : column - 1],
    ArrowRight: [at, control ? columns - 1 : column + 1],
    Home: [control ? 0 : at, 0],
    End: [control ? rows - 1 : at, columns - 1],
    PageUp: [at - PAGE, column],
    PageDown: [at + PAGE, column],
  };
  return ways[key];
}
