import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leanRequests, wholeRequests } from '../src/workers/lean.ts';

const files = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

test('what arrives is what was asked, whatever comes, changes and goes', () => {
  const [pack, unpack] = [leanRequests(), wholeRequests()];
  const steps = [
    { op: 'check', files: files({ a: '1', b: '2' }) },
    { op: 'check', files: files({ b: '2', a: '3' }) },
    { op: 'explain', code: 'name/unknown' },
    { op: 'ask', files: files({ a: '3' }) },
    { op: 'ask', files: files({ a: '3', b: '2' }) },
    { op: 'check', files: [] },
    { op: 'check', files: files({ a: '3' }) },
  ];
  for (const step of steps) expect(unpack(structuredClone(pack(step)))).toEqual(step);
});

test('a text that the worker has is not sent again, nor what stands in it unchanged', () => {
  const pack = leanRequests();
  const text = 'kind City {}';
  pack({ op: 'check', files: files({ a: text, b: text }) });
  const sent = JSON.stringify(pack({ op: 'ask', files: files({ a: text, b: `${text} // new` }) }));
  expect(sent).toContain('// new');
  expect(sent).not.toContain('City');
});

test('any texts arrive as they are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '🎲', '\ud83c') });
  const request = fc.dictionary(fc.constantFrom('a', 'b', 'c'), text, { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(request), (requests) => {
      const [pack, unpack] = [leanRequests(), wholeRequests()];
      for (const texts of requests) {
        const step = { op: 'check', files: files(texts) };
        expect(unpack(structuredClone(pack(step)))).toEqual(step);
      }
    }),
  );
});
