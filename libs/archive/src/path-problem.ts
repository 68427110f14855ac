/** Names that some systems give to devices, whatever comes behind the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Among them the backslash, which leads elsewhere on some systems, and the colon of drives. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD_SIGN = /[\u0000-\u001f\u007f\\:*?"<>|]/;

const isOddPart = (part: string): boolean =>
  part === '' || part === '.' || part === '..' || /[. ]$/.test(part) || DEVICE.test(part) || ODD_SIGN.test(part);

const LONGEST = 200;

/** Whether a path could lead out of where it is unpacked, or cannot be a file on every system. */
export const isOddPath = (path: string): boolean => path.length > LONGEST || path.split('/').some(isOddPart);
