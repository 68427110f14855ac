import { readable } from '@sandtable/board';
import type { LogLine, ShownValue } from '@sandtable/session';

type Args = Readonly<Record<string, ShownValue>>;
/** Wording of a path in the texts of the ruleset; undefined if there is none. */
export type Lookup = (path: string, args?: Args) => string | undefined;

/** The last part of a path, made readable: better than nothing where a text is missing. */
const tail = (path: string): string => readable(path.slice(path.lastIndexOf('/') + 1).replace(/-/g, ' '));

export interface Texts {
  path(path: string, args?: Args): string;
  /** A member by name; `kind` undefined where the kind is not known. */
  member(member: string, kind?: string): string;
  line(line: LogLine): string;
}

export const createTexts = (lookup: Lookup, kindOf: (member: string) => string | undefined): Texts => {
  const member = (name: string, kind = kindOf(name)): string =>
    (kind === undefined ? undefined : lookup(`${kind}.${name}.name`)) ?? readable(name);
  const value = (v: ShownValue): string =>
    Array.isArray(v) ? v.map((one) => member(String(one))).join(', ') : typeof v === 'string' ? member(v) : String(v);
  const path = (p: string, args: Args = {}): string => lookup(p, args) ?? tail(p);
  const rest = (args: Args): string =>
    Object.entries(args)
      .filter(([name]) => name !== 'role')
      .map(([, v]) => value(v))
      .join(' · ');
  const line = (one: LogLine): string => {
    const words = Object.fromEntries(
      Object.entries(one.args).map(([name, v]) => [name, typeof v === 'number' ? v : value(v)]),
    );
    if (one.sort === 'log') return lookup(one.path, words) ?? `${tail(one.path)}: ${rest(one.args)}`;
    const who = one.args.role === undefined ? '' : `${value(one.args.role)} · `;
    return `${who}${path(one.path).replace(/[?:.]$/, '')}: ${rest(one.args)}`;
  };
  return { path, member, line };
};
