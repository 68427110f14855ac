/** What `act` gives for each item, in their order; at most `width` are under way at once. */
export async function inTurn<T, R>(
  items: readonly T[],
  width: number,
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) results[i] = await act(items[i] as T);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
