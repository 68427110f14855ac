/** Adds its place to each of a row, as the key of what is known by its place alone: dice of a roll, cards in a hand. */
export function numbered<Value>(row: readonly Value[]): readonly { readonly value: Value; readonly place: number }[] {
  return row.map((value, place) => ({ value, place }));
}
