import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Io, run } from '../src/index.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
});
afterEach(async () => await rm(cwd, { recursive: true }));

const RULES = `ruleset "sample" version "1.0.0" language 1 layout "layout.json"
kind Stone { weight: 0..9 }
kind Side
table Side {
  id
  north
}
table Stone from "tables/stones.json"
seats for Side {
  one { only {north} }
}
play {
  finish drawn by Side because "over"
}
`;

async function sandtable(command: string, files: Readonly<Record<string, string>>) {
  const folder = join(cwd, 'sample');
  await mkdir(join(folder, 'tables'), { recursive: true });
  for (const [path, text] of Object.entries({ 'a.sand': RULES, ...files })) await writeFile(join(folder, path), text);
  const out: string[] = [];
  const io: Io = {
    cwd,
    write: (text) => void out.push(text),
    complain: (text) => void out.push(text),
    readLine: async () => undefined,
    seconds: () => 0,
    seed: () => 1,
    interrupted: () => new Promise(() => undefined),
  };
  const code = await run([command, 'sample', '--json'], io);
  const { findings } = JSON.parse(out.join('\n')) as { findings: readonly { code: string; message: string }[] };
  return { code, findings, dist: join(folder, 'dist') };
}

test('build writes a schema for each table and for the layout, and takes away old ones', async () => {
  const table = { 'tables/stones.json': '[{"id": "a", "weight": 3}]' };
  const { code, findings, dist } = await sandtable('build', table);
  expect({ code, findings }).toEqual({ code: 0, findings: [] });
  await writeFile(join(dist, 'schemas/old.json'), '{}');
  await sandtable('build', table);
  const schema = JSON.parse(await readFile(join(dist, 'schemas/tables/stones.json'), 'utf8'));
  expect(schema).toMatchObject({ title: 'Stone', $defs: { row: { required: ['id', 'weight'] } } });
  expect(JSON.parse(await readFile(join(dist, 'schemas/layout.json'), 'utf8'))).toMatchObject({
    title: 'Sandtable layout',
  });
  await expect(stat(join(dist, 'schemas/old.json'))).rejects.toThrow();
});

test('check tells a wrong cell once, though Ajv would see it too', async () => {
  const { code, findings } = await sandtable('check', { 'tables/stones.json': '[{"id": "a", "weight": 12}]' });
  expect(code).toBe(1);
  expect(findings.map((one) => one.code)).toEqual(['table/cell']);
});

test('check reads the layout', async () => {
  const { code, findings } = await sandtable('check', {
    'tables/stones.json': '[{"id": "a", "weight": 1}]',
    'layout.json': '{"version": 1, "places": {"Stone.a": {"at": [1, null]}}}',
  });
  expect(code).toBe(1);
  expect(findings).toMatchObject([
    {
      code: 'format/value',
      message: expect.stringContaining('At “places › Stone.a › at › 1”: expected a number, found null'),
    },
  ]);
});

test('a layout outside of the folder is not looked at: there is none', async () => {
  await writeFile(join(cwd, 'secret.json'), '{}');
  const { findings } = await sandtable('check', {
    'a.sand': RULES.replace('layout.json', '../secret.json'),
    'tables/stones.json': '[]',
  });
  expect(findings.map(({ code }) => code)).toEqual(['layout/missing']);
});
