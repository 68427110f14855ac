import type { Measure } from '@sandtable/bots';
import type { Say } from '../words.ts';

/** What texts of the ruleset say at a path, if they do. */
type NameOf = (path: string) => string | undefined;

/** What a measure is called, with the names that the ruleset has for roles, members and rules. */
export const labelOf = (t: Say, named: NameOf, roleKind: string, { sort, path, value }: Measure): string => {
  const role = (name: string): string => named(`${roleKind}.${name}.name`) ?? name;
  switch (sort) {
    case 'won':
      return t('measureWon', { role: role(path) });
    case 'drawn':
      return t('measureDrawn');
    case 'limited':
      return t('measureLimited');
    case 'decisions':
      return t('measureDecisions');
    case 'chosen':
      return withName(named(`${path}.name`), path);
    case 'use':
      return withName(named(path), path);
    case 'final':
      return value === undefined ? path : `${path} · ${role(value)}`;
    case 'members':
      return value === undefined ? path : `${path} = ${role(value)}`;
  }
};

const withName = (name: string | undefined, path: string): string =>
  name === undefined || name === path ? path : `${name} (${path})`;
