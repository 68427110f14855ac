import { type FileEntry, type FileText, NotStored, type Project, type Why } from './port.ts';

/** Where a ruleset is kept, if not in the folder: its name on the page says so behind an @. */
export type Place = 'browser' | 'disk' | 'link';

const PLACES: readonly Place[] = ['browser', 'disk', 'link'];
const MARK = /@(browser|disk|link)$/;

/** Where the ruleset of this name is kept; nothing for one in the folder. */
export const placeOf = (ruleset: string): Place | undefined => {
  const [, place] = MARK.exec(ruleset) ?? [];
  return PLACES.find((one) => one === place);
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
export const mountProjects = (
  folder: Project,
  places: Readonly<Record<Exclude<Place, 'disk'>, Project> & { readonly disk?: Project | undefined }>,
  away: (why: Why | undefined) => void = () => undefined,
): Project => {
  const watched = watchedFolder(folder, away);
  const of = (path: string): Project => {
    const place = placeOf(path.slice(0, Math.max(0, path.indexOf('/'))));
    return (place && places[place]) ?? folder;
  };
  return {
    list: async () => {
      const others = PLACES.map((place) => listIn(place, places[place]));
      return [...(await watched.list()), ...(await Promise.all(others)).flat()];
    },
    read: (path) => of(path).read(inner(path)),
    readAll: (paths) => readAll(paths, of),
    write: (path, ...rest) => of(path).write(inner(path), ...rest),
    remove: (path, expected) => of(path).remove(inner(path), expected),
    rename: (from, to, expected) => of(from).rename(inner(from), inner(to), expected),
    watch: (changed, again) => {
      const others = PLACES.map((place) => places[place]?.watch((path) => changed(outer(place)(path))));
      const stops = [watched.watch(changed, again), ...others.flatMap((stop) => stop ?? [])];
      return () => stops.forEach((stop) => stop());
    },
  };
};

/** Each place is asked once. */
async function readAll(
  paths: readonly string[],
  of: (path: string) => Project,
): Promise<readonly (FileText | undefined)[]> {
  const byPlace = Map.groupBy(paths, of);
  const read = new Map<string, FileText | undefined>();
  for (const [project, own] of byPlace)
    (await project.readAll(own.map(inner))).forEach((file, i) => read.set(own[i] ?? '', file));
  return paths.map((path) => read.get(path));
}

/** A browser that forbids its store has nothing in it. */
const listIn = async (place: Place, project: Project | undefined): Promise<readonly FileEntry[]> => {
  const files = (await project?.list().catch(() => [])) ?? [];
  return files.map((file) => ({ ...file, path: outer(place)(file.path) }));
};

/** The folder, and whether it answers. While it doesn't, it lists what it had last: everything else goes on. */
const watchedFolder = (folder: Project, away: (why: Why | undefined) => void): Pick<Project, 'list' | 'watch'> => {
  let known: readonly FileEntry[] = [];
  let why: Why | undefined;
  const heard = (now: Why | undefined): void => {
    why = now;
    away(now);
  };
  return {
    list: async () => {
      try {
        known = await folder.list();
        heard(undefined);
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        heard(error.why);
      }
      return known;
    },
    watch: (changed, again = () => undefined) => {
      const back = (): void => {
        heard(undefined);
        again();
      };
      // Why the folder doesn't answer may be known better.
      return folder.watch(changed, back, () => heard(why ?? 'unreachable'));
    },
  };
};
