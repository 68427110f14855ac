import type { Measure } from './measure.ts';

/**
 * Says what has no name in a ruleset, in words of whoever tells it: the command line and the page have catalogs of their
 * own. `role` is who won.
 */
export type SayMeasure = (sort: 'won' | 'drawn' | 'limited' | 'decisions', role: string) => string;

/** What texts of the ruleset say at a path, if they do. */
type NameOf = (path: string) => string | undefined;

/** How something is called that has no name in a ruleset; with these words, labels show no ids. */
export interface PlainWords {
  /** Words made of an id. */
  readable(id: string): string;
  readonly none: string;
}

/** Returns what a measure is called, with the names that the ruleset has for roles, members and rules. */
export const labelOf = (
  say: SayMeasure,
  named: NameOf,
  roleKind: string,
  { sort, path, value }: Measure,
  plain?: PlainWords,
): string => {
  const names = { named, plain };
  const role = (name: string): string => named(`${roleKind}.${name}.name`) ?? valueNamed(names, name);
  switch (sort) {
    case 'won':
    case 'drawn':
    case 'limited':
    case 'decisions':
      return say(sort, role(path));
    case 'chosen':
      return withName(names, named(`${path}.name`), path, '.');
    case 'use':
      return withName(names, named(path), path, '/');
    case 'final':
      return value === undefined ? calledIn(names, path) : `${calledIn(names, path)} · ${role(value)}`;
    case 'members':
      return value === undefined
        ? calledIn(names, path)
        : `${calledIn(names, path)} = ${valueIn(named, path, value) ?? role(value)}`;
  }
};

interface Names {
  readonly named: NameOf;
  readonly plain: PlainWords | undefined;
}

/** A field by its kind and name, such as `Towns: owner`; a state by its name; by its path where the ruleset has no words. */
const calledIn = ({ named, plain }: Names, path: string): string => {
  const [kind = '', field] = path.split('.');
  const own = named(field === undefined ? `state/${path}` : path) ?? plain?.readable(field ?? path);
  if (own === undefined) return path;
  const of = field === undefined ? undefined : (named(`kind/${kind}`) ?? plain?.readable(kind));
  return of === undefined ? own : `${of}: ${own}`;
};

/** A value is a word of the field, or the kind that it is of. */
const valueIn = (named: NameOf, path: string, value: string): string | undefined =>
  named(`${path}/${value}`) ?? named(`kind/${value}`);

const valueNamed = ({ plain }: Names, value: string): string => {
  if (plain === undefined) return value;
  return value === 'none' ? plain.none : plain.readable(value);
};

/** Of a member without a name the kind isn't said; parts of a rule are said one after another. */
const withName = ({ plain }: Names, name: string | undefined, path: string, mark: '.' | '/'): string => {
  if (plain !== undefined) return name ?? wordsOf(plain, path, mark);
  return name === undefined || name === path || path.endsWith(`.${name}`) ? path : `${name} (${path})`;
};

const wordsOf = (plain: PlainWords, path: string, mark: '.' | '/'): string => {
  const parts = path.split(mark);
  return (mark === '.' ? parts.slice(-1) : parts).map((part) => plain.readable(part)).join(': ');
};
