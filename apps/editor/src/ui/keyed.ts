/** Gives each item a key made of what it says; of several that say the same, the later ones are numbered. */
export function keyed<Item>(
  items: readonly Item[],
  says: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = says(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: before === 0 ? text : `${text} #${before}`, item };
  });
}
