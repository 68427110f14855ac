import { cellCorners } from './cells.ts';
import type { BoardLayout, LookLayout, SideLayout } from './layout.ts';
import { letterInk } from './letter-ink.ts';
import { colourOf } from './looks.ts';
import { type NameOf, readable } from './names.ts';
import { fillId } from './patterns.tsx';
import { path } from './regions.ts';
import { SignMark, Ways } from './Terrain.tsx';

const Swatch = ({ side }: { readonly side: SideLayout }) => (
  <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <rect width="20" height="20" rx="1.6" fill={`url(#${fillId(side)})`} />
    <text x="10" y="10.5" fontSize="13" {...letterInk(side)}>
      {side.letter}
    </text>
  </svg>
);

/** What a value of a field is called, by the path of the field; undefined where it has no name. */
export type ValueName = (path: string, value: string) => string | undefined;

interface Explained {
  readonly key: string;
  readonly name: string;
  readonly looks: readonly LookLayout[];
}

/** Looks of one value belong together; those that only write it, or show whose it is, explain themselves. */
function explained({ looks }: BoardLayout, named: Named): readonly Explained[] {
  const drawn = looks.filter(({ fill, mark, join }) => fill !== undefined || mark !== undefined || join !== undefined);
  const each = drawn.flatMap((look) => {
    const values = typeof look.value === 'object' ? look.value : [look.value];
    return values.map((value) => ({ look, value }));
  });
  return [...Map.groupBy(each, ({ look, value }) => `${look.of}=${value}`)].map(([key, all]) => {
    const [first] = all;
    const of = first?.look.of ?? '';
    const value = first?.value;
    const plain = value === undefined || typeof value === 'boolean' ? nameOfField(of, named) : undefined;
    const name = plain ?? named.valueName?.(of, String(value)) ?? readable(String(value));
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

/** A cell with a ring around it, as what covers several cells is drawn. */
const Feature = () => (
  <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
    <path className="feature-body" d={path(cellCorners(CENTRE, 7, 'flat'))} />
    <path className="feature-gate" d="M7.6,4 v-3.4 M12.4,4 v-3.4 M7.6,16 v3.4 M12.4,16 v3.4" />
  </svg>
);

const NumberSign = () => (
  <svg className="swatch cell-number" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" />
    <text x="10" y="10.5" fontSize="11">
      1
    </text>
  </svg>
);

const nameOfField = (of: string, { fieldName }: Named): string => fieldName?.(of) ?? readable(of.split('.')[1] ?? of);

interface Props extends Named {
  readonly layout: BoardLayout;
  readonly nameOf: NameOf | undefined;
}
interface Named {
  readonly valueName: ValueName | undefined;
  /** What a field is called where it is only true or there. */
  readonly fieldName: ((path: string) => string | undefined) | undefined;
}

/** Kinds that cover cells, and the field that tells which: that has words. */
const featuresOf = ({ kinds }: BoardLayout): readonly (readonly [kind: string, body: string])[] =>
  Object.entries(kinds).flatMap(([kind, { draw, body = '' }]) => (draw === 'feature' ? [[kind, body] as const] : []));

/** The sides with their color, pattern and letter, and what ground, rings and numbers of cells mean. */
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
    {featuresOf(layout).map(([kind, body]) => (
      <li key={kind}>
        <Feature /> {named.fieldName?.(body) ?? readable(kind)}
      </li>
    ))}
    {layout.looks
      .filter(({ number }) => number === true)
      .map(({ of }) => (
        <li key={of}>
          <NumberSign /> {nameOfField(of, named)}
        </li>
      ))}
  </ul>
);
