import { cellCorners } from './cells.ts';
import { inkOn } from './ink.ts';
import type { BoardLayout, LookLayout, SideLayout } from './layout.ts';
import { colourOf } from './looks.ts';
import { type NameOf, readable } from './names.ts';
import { fillId } from './patterns.tsx';
import { path } from './regions.ts';
import { SignMark, Ways } from './Terrain.tsx';

const Swatch = ({ side }: { readonly side: SideLayout }) => (
  <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <rect width="20" height="20" rx="1.6" fill={`url(#${fillId(side)})`} />
    <text x="10" y="10.5" fontSize="13" fill={inkOn(side.colour)}>
      {side.letter}
    </text>
  </svg>
);

/** What a value of a field is called, by the path of the field. */
export type ValueName = (path: string, value: string) => string;

interface Explained {
  readonly key: string;
  readonly name: string;
  readonly looks: readonly LookLayout[];
}

/** Looks of one value belong together; those that only write it, or show whose it is, explain themselves. */
function explained({ looks }: BoardLayout, { valueName, fieldName }: Named): readonly Explained[] {
  const drawn = looks.filter(({ fill, mark, join }) => fill !== undefined || mark !== undefined || join !== undefined);
  const each = drawn.flatMap((look) => {
    const values = typeof look.value === 'object' ? look.value : [look.value];
    return values.map((value) => ({ look, value }));
  });
  return [...Map.groupBy(each, ({ look, value }) => `${look.of}=${value}`)].map(([key, all]) => {
    const [first] = all;
    const of = first?.look.of ?? '';
    const value = first?.value;
    const field = (): string => fieldName?.(of) ?? readable(of.split('.')[1] ?? of);
    const plain = value === undefined || typeof value === 'boolean' ? field() : undefined;
    const name = plain ?? valueName?.(of, String(value)) ?? readable(String(value));
    return { key, name, looks: all.map(({ look }) => look) };
  });
}

const CENTRE = [10, 10] as const;
const Cell = ({ looks }: { readonly looks: readonly LookLayout[] }) => {
  const fill = looks.find((look) => look.fill !== undefined);
  const joins = looks.flatMap(({ join }) =>
    join === undefined ? [] : [{ join, at: CENTRE, ends: [[-8, 10] as const, [28, 10] as const] }],
  );
  return (
    <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <path className="hex" d={path(cellCorners(CENTRE, 10, 'flat'))} style={fill && { fill: colourOf(fill) }} />
      {joins.map(({ join }) => (
        <Ways key={join} joins={joins} join={join} room={11} />
      ))}
      {looks.map(({ mark }) =>
        mark === undefined ? null : <SignMark key={mark} sign={mark} at={CENTRE} room={10} turn={0} />,
      )}
    </svg>
  );
};

interface Props extends Named {
  readonly layout: BoardLayout;
  readonly nameOf: NameOf | undefined;
}
interface Named {
  readonly valueName: ValueName | undefined;
  /** What a field is called where it is only true or there. */
  readonly fieldName: ((path: string) => string | undefined) | undefined;
}

/** The sides with their colour, pattern and letter, and what the ground of cells means. */
export const Legend = ({ layout, nameOf, ...named }: Props) => (
  <ul className="legend">
    {Object.entries(layout.sides).map(([member, side]) => (
      <li key={member}>
        <Swatch side={side} /> {nameOf?.(member) ?? readable(member)}
      </li>
    ))}
    {explained(layout, named).map(({ key, name, looks }) => (
      <li key={key}>
        <Cell looks={looks} /> {name}
      </li>
    ))}
  </ul>
);
