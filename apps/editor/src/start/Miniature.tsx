import type { Picture } from './game-cards.ts';

/** A board so small that only its shape can be seen; behind it the marks of the sides. It tells nothing that words do not. */
export const Miniature = ({ picture }: { readonly picture: Picture | undefined }) => {
  const places = picture?.places ?? [];
  const sides = picture?.sides.slice(0, 7) ?? [];
  return (
    <svg className="miniature" viewBox="0 0 150 76" aria-hidden="true">
      {places.length === 0 ? null : (
        <g transform="translate(42 5) scale(0.66)">
          {places.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={places.length > 60 ? 2 : 3.2} />
          ))}
        </g>
      )}
      {sides.map(({ colour, letter }, i) => (
        <g
          key={letter}
          transform={`translate(${places.length > 0 ? 6 : 75 - sides.length * 8.5 + i * 17} ${places.length > 0 ? 6 + i * 9.4 : 30})`}
        >
          <rect width={places.length > 0 ? 11 : 15} height={places.length > 0 ? 8 : 15} fill={colour} />
          {places.length > 0 ? null : (
            <text x="7.5" y="11" textAnchor="middle">
              {letter}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
