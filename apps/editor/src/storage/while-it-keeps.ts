import { NotStored, type Project } from './port.ts';

/**
 * A project that goes on in another one where the first can't keep anything at all, such as in memory where a browser
 * forbids its store. `lost` hears of it. It is decided once, when the project is first asked.
 */
export const whileItKeeps = (kept: Project, instead: Project, lost: () => void): Project => {
  let decided: Promise<Project> | undefined;
  const chosen = (): Promise<Project> => {
    decided ??= keeps(kept).then((does) => {
      if (!does) lost();
      return does ? kept : instead;
    });
    return decided;
  };
  return {
    list: async () => (await chosen()).list(),
    read: async (path) => (await chosen()).read(path),
    readAll: async (paths) => (await chosen()).readAll(paths),
    write: async (...args) => (await chosen()).write(...args),
    remove: async (...args) => (await chosen()).remove(...args),
    rename: async (...args) => (await chosen()).rename(...args),
    watch: (...args) => {
      const stops = [kept, instead].map((one) => one.watch(...args));
      return () => stops.forEach((stop) => stop());
    },
  };
};

const keeps = async (project: Project): Promise<boolean> => {
  try {
    await project.list();
    return true;
  } catch (error) {
    return !(error instanceof NotStored && error.why === 'noStore');
  }
};
