/** A bare label is enough where only one procedure has it. */
export function labelled<Place extends { readonly path: string }>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  const exact = places.find(({ path }) => path === text);
  const under = places.filter(({ path }) => path.endsWith(`/${text}`));
  return exact ?? (under.length === 1 ? under[0] : undefined);
}
