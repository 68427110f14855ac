import { describe, expect, test } from 'vitest';
import { compile, createCompiler, digestOf } from '../src/index.ts';

const file = (path: string, text: string) => ({ path, text });

describe('digest', () => {
  test('does not depend on the order of files', () => {
    const a = file('a.sand', 'one');
    const b = file('b.sand', 'two');
    expect(digestOf([a, b])).toBe(digestOf([b, a]));
  });

  test('changes when text moves from one file to the next', () => {
    expect(digestOf([file('a', 'xy'), file('b', '')])).not.toBe(digestOf([file('a', 'x'), file('b', 'y')]));
  });

  test('is sixteen hexadecimal digits', () => {
    expect(digestOf([])).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('compile is total', () => {
  const hostile = ['', '\0\0\0', '}}}}', '"never closed', 'ruleset', '('.repeat(5000), '\ud800', 'kind K {', '/*'];
  test.each(hostile)('gives findings, never throws: %j', (text) => {
    const result = compile([file('rules.sand', text)]);
    expect(result.findings.length).toBeGreaterThan(0);
    expect(result.javascript).toBeUndefined();
    expect(result.findings.map((one) => one.code)).not.toContain('internal/crash');
  });

  test('an empty folder is a finding', () => {
    expect(compile([]).findings.map((one) => one.code)).toEqual(['ruleset/missing']);
  });

  test('a table beyond the limit is one finding', () => {
    const { findings } = compile([file('t.csv', 'x'.repeat(1_000_001))]);
    expect(findings.map((one) => one.code)).toContain('syntax/too-big');
  });
});

test('a compiler keeps the trees of unchanged files', () => {
  const compiler = createCompiler();
  const first = compiler.compile([file('a.sand', 'kind A { x }'), file('b.sand', 'kind B { y }')]);
  const second = compiler.compile([file('a.sand', 'kind A { x }'), file('b.sand', 'kind B { z }')]);
  expect(second.files[0]).toBe(first.files[0]);
  expect(second.files[1]).not.toBe(first.files[1]);
});

test('texts and package files have no say in the digest', () => {
  expect(compile([file('text/a.md', 'x'), file('package.json', '{}')]).digest).toBe(compile([]).digest);
});

test('a bug of the compiler is a finding', () => {
  const none = { length: 0 } as unknown as string;
  expect(compile([file('a.sand', none)]).findings.map((one) => one.code)).toContain('internal/crash');
});
