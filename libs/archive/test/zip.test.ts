import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sha256 } from '../src/checksums.ts';
import { type ArchiveFile, isRefusal, type Limits, readZip, zipOf } from '../src/index.ts';

const LIMITS: Limits = {
  files: 50,
  bytes: 3_000_000,
  fileBytes: 2_000_000,
  ratio: 200,
  problemOf: (p) => (p.includes('/.') ? 'name' : undefined),
};

const name = fc.stringMatching(/^[a-zäß][a-z-]{0,6}$/);
const path = fc.tuple(name, name).map(([folder, file]) => `d-${folder}/${file}.sand`);
const someFiles: fc.Arbitrary<readonly ArchiveFile[]> = fc.uniqueArray(
  fc.record({ path, text: fc.string({ unit: 'grapheme', maxLength: 200 }) }),
  { selector: (file) => file.path, maxLength: 8 },
);

const codes = (bytes: Uint8Array, limits: Partial<Limits> = {}): readonly string[] =>
  readZip(bytes, { ...LIMITS, ...limits }).problems.map((one) => `${one.code} ${one.path ?? ''}`.trim());

test('any files come back from their archive, which is the same in whatever order they come', () => {
  fc.assert(
    fc.property(someFiles, (files) => {
      const bytes = zipOf(files);
      expect(zipOf([...files].reverse())).toEqual(bytes);
      const read = readZip(bytes, LIMITS);
      expect(read.problems).toEqual([]);
      expect(new Map(read.files.map((one) => [one.path, one.text]))).toEqual(
        new Map(files.map((one) => [one.path, one.text])),
      );
    }),
  );
});

test('whatever is damaged is reported, or harms no file', () => {
  const files = ['a', 'b', 'c'].map((one) => ({ path: `game/${one}.sand`, text: `// ${one}\n`.repeat(30) }));
  const whole = zipOf(files);
  const damage = fc.array(fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(damage, fc.option(fc.nat(whole.length)), (marks, cut) => {
      const bytes = whole.slice(0, cut ?? whole.length);
      for (const { at, to } of marks) if (at < bytes.length) bytes[at] = to;
      const read = readZip(bytes, LIMITS);
      const texts = new Map(files.map((one) => [one.path, one.text]));
      const isUnharmed = read.files.length === 3 && read.files.every((one) => texts.get(one.path) === one.text);
      if (!isUnharmed) expect(read.problems).not.toEqual([]);
      for (const one of read.files)
        if (texts.has(one.path) && texts.get(one.path) !== one.text)
          expect(read.problems.map((p) => p.path)).toContain(one.path);
    }),
    { numRuns: 2000 },
  );
});

test('any bytes are read without a complaint of the machine', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, signed) => {
      if (signed) bytes.set(strToU8('PK\u0003\u0004').slice(0, bytes.length));
      expect(readZip(bytes, LIMITS).files).toEqual([]);
    }),
  );
});

const zip = (files: Zippable): Uint8Array => zipSync(files, { mtime: '1990-01-01T00:00:00' });
const TEXT = strToU8('// rules');

test('archives of others are read, and what is added to ours is reported', () => {
  expect(codes(zip({ 'game/a.sand': TEXT }))).toEqual([]);
  expect(readZip(zip({ 'game/': {}, 'game/a.sand': [TEXT, { level: 0 }] }), LIMITS).files).toEqual([
    { path: 'game/a.sand', text: '// rules' },
  ]);
});

test.each([
  '../out.sand',
  'game/../../out.sand',
  '/etc/out.sand',
  'C:/out.sand',
  'C:\\out.sand',
  'game\\..\\out.sand',
  'game//a.sand',
  'game/./a.sand',
  'game/aux.sand',
  'game/a.sand.',
  'game/\u0001.sand',
])('the path %j is refused, the file beside it is not', (odd) => {
  const bytes = zip({ [odd]: TEXT, 'game/fine.sand': TEXT });
  expect(codes(bytes)).toEqual([`path ${odd}`]);
  expect(readZip(bytes, LIMITS).files.map((one) => one.path)).toEqual(['game/fine.sand']);
});

test('links, devices, archives in archives and what cannot be kept are refused', () => {
  const unix = (mode: number, os = 3) =>
    [TEXT, { os, attrs: mode << 16 }] as [Uint8Array, { os: number; attrs: number }];
  expect(codes(zip({ 'a.sand': unix(0o120777) }))).toEqual(['link a.sand']);
  expect(codes(zip({ 'a.sand': unix(0o120777, 0) }))).toEqual(['link a.sand']);
  expect(codes(zip({ 'a.sand': unix(0o010644) }))).toEqual(['link a.sand']);
  expect(codes(zip({ 'a.sand': unix(0o100644) }))).toEqual([]);
  expect(codes(zip({ 'in.zip': TEXT, 'in.sand': zip({ x: TEXT }) }))).toEqual(['nested in.zip', 'nested in.sand']);
  expect(codes(zip({ 'a/.git': TEXT }))).toEqual(['name a/.git']);
  expect(codes(zip({ 'a.sand': Uint8Array.of(0xff, 0xfe, 0) }))).toEqual(['no-text a.sand']);
});

test('the same name twice, by case, by accents, or as file and folder', () => {
  const twice = zip({ 'game/a.sand': TEXT, 'game/A.sand': TEXT });
  expect(readZip(twice, LIMITS).problems).toEqual([
    { code: 'twice', path: 'game/A.sand', fields: { other: 'game/a.sand' } },
  ]);
  expect(codes(zip({ 'e\u0301.sand': TEXT, '\u00e9.sand': TEXT }))).toEqual(['twice \u00e9.sand']);
  expect(codes(zip({ 'x.sand': TEXT, 'X.sand/y.sand': TEXT }))).toEqual(['twice X.sand/y.sand']);
  expect(codes(zip({ 'x.sand/y.sand': TEXT, 'x.sand': TEXT }))).toEqual(['twice x.sand']);
});

const changed = (bytes: Uint8Array, change: (view: DataView) => void): Uint8Array => {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
};
/** Where the list of files begins. */
const listAt = (view: DataView): number => view.getUint32(view.byteLength - 6, true);

test('encrypted files and unknown ways of packing are reported', () => {
  const bytes = zip({ 'a.sand': TEXT });
  expect(codes(changed(bytes, (v) => v.setUint16(listAt(v) + 8, 1, true)))).toEqual(['encrypted a.sand']);
  expect(codes(changed(bytes, (v) => v.setUint16(listAt(v) + 10, 12, true)))).toEqual(['method a.sand']);
});

test('too many files, too large ones, and too much in all', () => {
  const many = zip(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`f${i}.sand`, TEXT])));
  expect(codes(many, { files: 4 })).toEqual(['too-many']);
  expect(readZip(many, { ...LIMITS, files: 4 }).files).toHaveLength(4);
  expect(codes(zip({ 'a.sand': [strToU8('x'.repeat(3000)), { level: 0 }] }), { fileBytes: 2000 })).toEqual([
    'too-large a.sand',
  ]);
  expect(codes(many, { bytes: 20 })).toEqual(['all-too-large f2.sand']);
});

test('a bomb is known by what it declares, and by what comes out of it when it lies', () => {
  const bomb = zip({ 'a.sand': new Uint8Array(1_500_000), 'b.sand': TEXT });
  expect(codes(bomb)).toEqual(['bomb a.sand']);
  const lying = changed(bomb, (view) => view.setUint32(listAt(view) + 24, 10, true));
  expect(codes(lying)).toEqual(['bomb a.sand']);
  expect(codes(lying, { fileBytes: 1_400_000 })).toEqual(['bomb a.sand']);
  expect(readZip(lying, LIMITS).files.map((one) => one.path)).toEqual(['b.sand']);
});

test('of an archive that was cut the files before the cut are given', () => {
  const files = ['a', 'b', 'c'].map((one) => ({ path: `${one}.sand`, text: one.repeat(40) }));
  const whole = zipOf(files);
  const read = readZip(whole.slice(0, Math.floor(whole.length * 0.7)), LIMITS);
  expect(read.problems[0]?.code).toBe('cut');
  expect(read.files.length).toBeGreaterThan(0);
  expect(codes(strToU8('no archive at all'))).toEqual(['no-zip']);
  expect(codes(new Uint8Array(0))).toEqual(['no-zip']);
});

test('what differs from the list of the archive is reported but given', () => {
  const sums = (text: string) => createHash('sha256').update(text).digest('hex');
  const manifest = (files: readonly { path: string; sha256: string }[], format = 1) =>
    strToU8(JSON.stringify({ format, files }));
  const bytes = zip({
    'sandtable.json': manifest(
      [
        { path: 'a.sand', sha256: sums('other') },
        { path: 'gone.sand', sha256: sums('') },
      ],
      2,
    ),
    'a.sand': TEXT,
    'b.sand': TEXT,
  });
  expect(codes(bytes)).toEqual(['newer', 'other-sum a.sand', 'unlisted b.sand', 'missing gone.sand']);
  const read = readZip(bytes, LIMITS);
  expect(read.files).toHaveLength(2);
  expect(read.problems.some(isRefusal)).toBe(false);
});

test('the checksum is that of everybody else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});
