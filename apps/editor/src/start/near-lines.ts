type At = readonly [x: number, y: number];

const apart = ([ax, ay]: At, [bx, by]: At): number => Math.hypot(ax - bx, ay - by);

/** How far places lie from the one that is next to them: the middle of these distances. */
export const pitchOf = (points: readonly At[]): number => {
  const nearest = points.map((one) =>
    Math.min(...points.map((other) => apart(one, other) || Number.POSITIVE_INFINITY)),
  );
  return nearest.toSorted((a, b) => a - b)[Math.floor(nearest.length / 2)] ?? 1;
};

/** Pairs of places that no third one lies between: a net such as neighbors on a map mostly make. */
export const nearLines = (points: readonly At[]): readonly (readonly [At, At])[] =>
  points.flatMap((one, i) =>
    points.slice(i + 1).flatMap((other): readonly (readonly [At, At])[] => {
      const length = apart(one, other);
      const isParted = points.some((third) => Math.max(apart(one, third), apart(other, third)) < length - 1e-9);
      return isParted || length === 0 ? [] : [[one, other]];
    }),
  );
