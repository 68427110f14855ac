import type { SettingTable, SettingView } from '@sandtable/ide';
import { aboutPath, reasonPath } from '@sandtable/messages';
import type { AppliedOverride } from '../workers/protocol.ts';
import type { Settings } from './useSettings.ts';

/** What is listed. */
export const LISTED = ['all', 'constant', 'option', 'ruling', 'table', 'changed'] as const;
export type Listed = (typeof LISTED)[number];

interface Sought {
  readonly listed: Listed;
  /** Words that all have to be found. */
  readonly words: string;
  /** Only these, if there are any. */
  readonly paths: readonly string[] | undefined;
  /** What a setting is called in the texts of the ruleset. */
  readonly nameOf: (path: string) => string;
  readonly overlaid: readonly AppliedOverride[];
}

export interface Found {
  readonly settings: readonly SettingView[];
  readonly tables: readonly SettingTable[];
}

/** The settings and tables that are sought. */
export function foundIn({ settings, tables, passages }: Settings, sought: Sought): Found {
  const { paths, nameOf } = sought;
  const has = matcher(sought.words);
  const saidOf = (path: string): string =>
    (passages[path] ?? []).map(({ text, title }) => `${text ?? ''} ${title}`).join(' ');
  return {
    settings: settings.filter((one) => {
      if (paths !== undefined && !paths.includes(one.path)) return false;
      const words = [
        nameOf(one.path),
        one.name,
        one.doc,
        nameOf(aboutPath(one)),
        nameOf(reasonPath(one)),
        one.because,
        one.text,
        signs(one),
        saidOf(one.path),
      ];
      return isListed(one, sought) && has(words.join(' '));
    }),
    tables: tables.filter((one) => {
      if (paths !== undefined && !paths.includes(one.owner)) return false;
      const words = [one.owner, one.file, one.doc, signs(one), saidOf(one.owner), ...one.rows];
      return isTableListed(one, sought) && has(words.join(' '));
    }),
  };
}

const signs = ({ cites }: { readonly cites: readonly string[] }): string => cites.map((cite) => `§${cite}`).join(' ');

const isListed = ({ sort, now }: SettingView, { listed }: Sought): boolean =>
  listed === 'all' || listed === sort || (listed === 'changed' && now !== undefined);

const isTableListed = ({ file, at }: SettingTable, { listed, overlaid }: Sought): boolean => {
  if (listed !== 'changed') return listed === 'all' || listed === 'table';
  const isWithin = (one: AppliedOverride): boolean =>
    one.at.file === file && (at.file !== file || (one.at.start >= at.start && one.at.end <= at.end));
  return overlaid.some(isWithin);
};

/** Whether a text has all words, wherever, however they are written. */
export function matcher(words: string): (text: string) => boolean {
  const all = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return all.every((word) => lower.includes(word));
  };
}
