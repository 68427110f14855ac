import { expect, test } from 'vitest';
import { bandFont, READ } from '../src/counter-band.ts';

test('what the band of a counter says has 11 pixels, or is left out', () => {
  for (const size of [18, 22, 27, 34, 36, 52, 80])
    for (const band of ['D', 'FR 9', 'RU 11', 'Bertha', 'Corps 12']) {
      const font = bandFont(band, size / 100);
      if (font !== undefined) expect((font * size) / 100).toBeGreaterThan(READ - 0.6);
    }
  expect(bandFont('FR 9', 0.34)).toBeDefined();
  expect(bandFont('FR 9', 0.22)).toBeUndefined();
  expect(bandFont('FR 9', 1)).toBe(25);
  // Capitals are wide: they need smaller letters than as many digits to stay off the edge.
  expect(bandFont('DE AA', 0.36)).toBeLessThan(bandFont('11 11', 0.36) ?? 0);
});
