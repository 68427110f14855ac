/** Why a file isn't a picture to trace. */
export type PictureTrouble = 'format' | 'bytes' | 'pixels' | 'broken';

export const MOST_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;

/** A picture of the browser's own formats; drawings that can contain scripts are none. */
export interface Picture {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture; its format is recognized by how it begins, not by what it is called. */
export async function readPicture(file: Blob): Promise<Picture | PictureTrouble> {
  if (file.size > MOST_BYTES) return 'bytes';
  const type = formatOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (type === undefined) return 'format';
  const picture = file.slice(0, file.size, type);
  try {
    const bitmap = await createImageBitmap(picture);
    const { width, height } = bitmap;
    bitmap.close();
    return width * height > MOST_PIXELS ? 'pixels' : { picture, width, height };
  } catch {
    return 'broken';
  }
}

/** PNG, JPEG or WebP. */
export function formatOf(begin: Uint8Array): string | undefined {
  const text = String.fromCharCode(...begin);
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'image/webp' : undefined;
}
