import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** More than this is not unpacked from a link: it would rather be an attack than a variant and a match. */
const MOST = 4_000_000;
/** How much packed text is unpacked at once; a bomb is noticed after one of these. */
const PORTION = 2048;

/** Text in letters that an address may hold: compressed, then base64 with - and _ and no padding. */
export const linkText = (text: string): string =>
  btoa(Array.from(deflateSync(strToU8(text), { level: 9 }), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The text again; nothing if the link was cut, mistyped, or unpacks to more than anybody writes. */
export const textOfLink = (link: string): string | undefined => {
  try {
    return unpacked(
      Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
};

const unpacked = (packed: Uint8Array): string | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    ended = final;
  });
  for (let from = 0; from < packed.length && size <= MOST; from += PORTION)
    inflate.push(packed.subarray(from, from + PORTION), from + PORTION >= packed.length);
  if (!ended || size > MOST) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
};
