/** What occurs more than once is counted with a sign, so that its name needs no plural. */
export const counted = (said: readonly string[]): readonly string[] =>
  [...Map.groupBy(said, (one) => one)].map(([one, all]) => (all.length > 1 ? `${all.length} × ${one}` : one));
