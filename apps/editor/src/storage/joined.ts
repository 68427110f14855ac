import { type FileEntry, NotStored, type Project, type Why } from './port.ts';

/** Where a ruleset is kept, if not in the folder: its name on the page says so behind an @. */
export type Place = 'browser' | 'link';

const MARK = /@(browser|link)$/;

/** Where the ruleset of this name is kept; nothing for one in the folder. */
export const placeOf = (ruleset: string): Place | undefined => {
  const [, place] = MARK.exec(ruleset) ?? [];
  return place === 'browser' || place === 'link' ? place : undefined;
};
/** The name of a ruleset without where it is kept. */
export const plainName = (ruleset: string): string => ruleset.replace(MARK, '');
export const placed = (name: string, place: Place | undefined): string => (place ? `${name}@${place}` : name);

const rename = (path: string, change: (folder: string) => string): string => {
  const end = path.indexOf('/');
  return end < 0 ? path : change(path.slice(0, end)) + path.slice(end);
};
const inner = (path: string): string => rename(path, plainName);
const outer = (place: Place) => (path: string) => rename(path, (folder) => placed(folder, place));

/** A folder of rulesets, and others that are kept elsewhere, as one project. `away` hears whether the folder answers. */
export const joined = (
  folder: Project,
  places: Readonly<Record<Place, Project>>,
  away: (why: Why | undefined) => void = () => undefined,
): Project => {
  let known: readonly FileEntry[] = [];
  let why: Why | undefined;
  const heard = (now: Why | undefined): void => {
    why = now;
    away(now);
  };
  const of = (path: string): Project => {
    const place = placeOf(path.slice(0, Math.max(0, path.indexOf('/'))));
    return place ? places[place] : folder;
  };
  /** What could be seen of the folder last, while it does not answer: what else there is goes on. */
  const inFolder = async (): Promise<readonly FileEntry[]> => {
    try {
      known = await folder.list();
      heard(undefined);
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      heard(error.why);
    }
    return known;
  };
  /** A browser that forbids its store has nothing in it. */
  const inPlace = async (place: Place): Promise<readonly FileEntry[]> => {
    const files = await places[place].list().catch(() => []);
    return files.map((file) => ({ ...file, path: outer(place)(file.path) }));
  };
  return {
    list: async () => [...(await inFolder()), ...(await inPlace('browser')), ...(await inPlace('link'))],
    read: (path) => of(path).read(inner(path)),
    write: (path, ...rest) => of(path).write(inner(path), ...rest),
    remove: (path, expected) => of(path).remove(inner(path), expected),
    rename: (from, to, expected) => of(from).rename(inner(from), inner(to), expected),
    watch: (changed, again) => {
      const stops = [
        folder.watch(
          changed,
          () => {
            heard(undefined);
            again?.();
          },
          // Why the folder does not answer may be known better.
          () => heard(why ?? 'unreachable'),
        ),
        ...(['browser', 'link'] as const).map((place) => places[place].watch((path) => changed(outer(place)(path)))),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
};
