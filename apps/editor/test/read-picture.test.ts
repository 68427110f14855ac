import { expect, test } from 'vitest';
import { formatOf, MOST_BYTES, readPicture } from '../src/map-editor/read-picture.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a picture is recognized by how it begins', () => {
  expect(formatOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png');
  expect(formatOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(formatOf(bytes('RIFF1234WEBP'))).toBe('image/webp');
  for (const other of ['<svg xmlns="', 'GIF89a', 'RIFF1234WAVE', '']) expect(formatOf(bytes(other))).toBeUndefined();
});

test('what is no picture, or too large, is refused with a reason', async () => {
  const named = new File(['<svg/>'], 'map.png', { type: 'image/png' });
  expect(await readPicture(named)).toBe('format');
  expect(await readPicture({ size: MOST_BYTES + 1 } as Blob)).toBe('bytes');
  expect(await readPicture(new Blob(['\x89PNG'.slice(1)]))).toBe('format');
});
