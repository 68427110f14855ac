/** Names that some systems give to devices, whatever comes behind the dot. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;
/**
 * The backslash, which leads elsewhere on some systems, the colon of drives, and whatever is not seen: control characters,
 * and those that turn the direction of writing, so that a name reads like another.
 */
const ODD_SIGN = /[\\:*?"<>|]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

const isOddPart = (part: string): boolean =>
  part === '' || part === '.' || part === '..' || /[. ]$/.test(part) || DEVICE.test(part) || ODD_SIGN.test(part);

const LONGEST = 200;

/** Whether a path could lead out of where it is unpacked, or cannot be a file on every system. */
export const isOddPath = (path: string): boolean => path.length > LONGEST || path.split('/').some(isOddPart);
