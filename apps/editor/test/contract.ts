import { ABSENT, type Project } from '../src/storage/port.ts';

/** What every keeper of a project begins with. */
export const START = { 'game/a.sand': 'one', 'game/l10n/de.ftl': 'a = ä' } as const;

/** As much as is used of the `expect` of vitest and of the browser tests. */
type Expect = (value: unknown) => {
  toBe(expected: unknown): unknown;
  toEqual(expected: unknown): unknown;
  toMatchObject(expected: Record<string, unknown>): unknown;
};

interface Promised {
  readonly name: string;
  holds(project: Project, expect: Expect): Promise<void>;
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const versionIn = async (project: Project, path: string): Promise<string> =>
  (await project.read(path))?.version ?? ABSENT;
const textIn = async (project: Project, path: string): Promise<string | undefined> => (await project.read(path))?.text;

/** What every keeper of a project promises, whoever it is; each begins with the files above. */
export const CONTRACT: readonly Promised[] = [
  {
    name: 'lists and reads with the same versions',
    async holds(project, expect) {
      const listed = await project.list();
      expect(listed.map((one) => one.path).sort()).toEqual(Object.keys(START).sort());
      for (const one of listed) expect(await versionIn(project, one.path)).toBe(one.version);
      expect(await textIn(project, 'game/l10n/de.ftl')).toBe('a = ä');
      expect(await project.read('game/none.sand')).toBe(undefined);
      const several = await project.readAll(['game/l10n/de.ftl', 'game/none.sand', 'game/a.sand']);
      expect(several.map((one) => one?.text)).toEqual(['a = ä', undefined, 'one']);
      expect(several[0]).toEqual(await project.read('game/l10n/de.ftl'));
    },
  },
  {
    name: 'writes what was read, and gives the new version',
    async holds(project, expect) {
      const written = await project.write('game/a.sand', 'two', await versionIn(project, 'game/a.sand'));
      expect(written).toEqual({ ok: true, version: await versionIn(project, 'game/a.sand') });
      expect(await textIn(project, 'game/a.sand')).toBe('two');
    },
  },
  {
    name: 'the same text is the same version',
    async holds(project, expect) {
      const first = await versionIn(project, 'game/a.sand');
      const second = await project.write('game/a.sand', 'two', first);
      const third = await project.write('game/a.sand', 'one', second.ok ? second.version : '');
      expect(third).toEqual({ ok: true, version: first });
    },
  },
  {
    name: 'a new file is made by who expects none, and only once',
    async holds(project, expect) {
      expect((await project.write('game/b.sand', 'b', ABSENT)).ok).toBe(true);
      expect(await project.write('game/b.sand', 'c', ABSENT)).toMatchObject({ ok: false, theirs: { text: 'b' } });
      expect(await textIn(project, 'game/b.sand')).toBe('b');
    },
  },
  {
    name: 'of two writers with the same version one wins',
    async holds(project, expect) {
      const old = await versionIn(project, 'game/a.sand');
      const both = await Promise.all([project.write('game/a.sand', 'x', old), project.write('game/a.sand', 'y', old)]);
      expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    },
  },
  {
    name: 'a conflict shows theirs and changes nothing',
    async holds(project, expect) {
      const old = await versionIn(project, 'game/a.sand');
      await project.write('game/a.sand', 'theirs', old);
      const theirs = await project.read('game/a.sand');
      expect(await project.write('game/a.sand', 'mine', old)).toEqual({ ok: false, theirs });
      expect(await project.remove('game/a.sand', old)).toEqual({ ok: false, theirs });
      expect(await project.rename('game/a.sand', 'game/c.sand', old)).toEqual({ ok: false, why: 'changed' });
      expect(await textIn(project, 'game/a.sand')).toBe('theirs');
      expect(await project.read('game/c.sand')).toBe(undefined);
    },
  },
  {
    name: 'removes what was read',
    async holds(project, expect) {
      const old = await versionIn(project, 'game/a.sand');
      expect((await project.remove('game/a.sand', old)).ok).toBe(true);
      expect(await project.read('game/a.sand')).toBe(undefined);
      expect((await project.list()).map((one) => one.path)).toEqual(['game/l10n/de.ftl']);
      const gone = { ok: false, theirs: { text: '', version: ABSENT } };
      expect(await project.remove('game/a.sand', old)).toEqual(gone);
      expect(await project.write('game/a.sand', 'two', old)).toEqual(gone);
    },
  },
  {
    name: 'renames, keeps text and version, and overwrites nothing',
    async holds(project, expect) {
      const old = await versionIn(project, 'game/a.sand');
      expect(await project.rename('game/a.sand', 'game/l10n/de.ftl', old)).toEqual({ ok: false, why: 'taken' });
      expect(await project.rename('game/a.sand', 'game/deep/z.sand', old)).toEqual({ ok: true });
      expect(await project.read('game/deep/z.sand')).toEqual({ text: 'one', version: old });
      expect(await project.read('game/a.sand')).toBe(undefined);
      expect(await project.rename('game/a.sand', 'game/y.sand', old)).toEqual({ ok: false, why: 'changed' });
    },
  },
  {
    name: 'tells of changes until it is stopped',
    async holds(project, expect) {
      const reported: string[] = [];
      const stop = project.watch((path) => void reported.push(path));
      // Watching over a network begins a little later than it is asked for.
      for (let i = 0; i < 30 && !reported.includes('game/a.sand'); i++) {
        await project.write('game/a.sand', `${i} ${Math.random()}`, await versionIn(project, 'game/a.sand'));
        await rest(150);
      }
      expect(reported.includes('game/a.sand')).toBe(true);
      stop();
      await rest(300);
      const before = reported.length;
      await project.write('game/a.sand', 'late', await versionIn(project, 'game/a.sand'));
      await rest(300);
      expect(reported.length).toBe(before);
    },
  },
];
