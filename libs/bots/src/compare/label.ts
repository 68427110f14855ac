import type { Measure } from './measure.ts';

/**
 * Says what has no name in a ruleset, in words of whoever tells it: the command line and the page have catalogs of their
 * own. `role` is who won.
 */
export type SayMeasure = (sort: 'won' | 'drawn' | 'limited' | 'decisions', role: string) => string;

/** What texts of the ruleset say at a path, if they do. */
type NameOf = (path: string) => string | undefined;

/** Returns what a measure is called, with the names that the ruleset has for roles, members and rules. */
export const labelOf = (say: SayMeasure, named: NameOf, roleKind: string, { sort, path, value }: Measure): string => {
  const role = (name: string): string => named(`${roleKind}.${name}.name`) ?? name;
  switch (sort) {
    case 'won':
    case 'drawn':
    case 'limited':
    case 'decisions':
      return say(sort, role(path));
    case 'chosen':
      return withName(named(`${path}.name`), path);
    case 'use':
      return withName(named(path), path);
    case 'final':
      return value === undefined ? calledIn(named, path) : `${calledIn(named, path)} · ${role(value)}`;
    case 'members':
      return value === undefined
        ? calledIn(named, path)
        : `${calledIn(named, path)} = ${valueIn(named, path, value) ?? role(value)}`;
  }
};

/** A field by its kind and name, such as `Towns: owner`; a state by its name; by its path where the ruleset has no words. */
const calledIn = (named: NameOf, path: string): string => {
  const [kind = '', field] = path.split('.');
  const own = named(field === undefined ? `state/${path}` : path);
  if (own === undefined) return path;
  const of = field === undefined ? undefined : named(`kind/${kind}`);
  return of === undefined ? own : `${of}: ${own}`;
};

/** A value is a word of the field, or the kind that it is of. */
const valueIn = (named: NameOf, path: string, value: string): string | undefined =>
  named(`${path}/${value}`) ?? named(`kind/${value}`);

const withName = (name: string | undefined, path: string): string =>
  name === undefined || name === path || path.endsWith(`.${name}`) ? path : `${name} (${path})`;
