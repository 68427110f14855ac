/** Where the fields of the records of a zip file stand, from PKWARE's APPNOTE 6.3. */
export const LOCAL = {
  sign: 0x04034b50,
  size: 30,
  flags: 6,
  method: 8,
  crc: 14,
  packed: 18,
  full: 22,
  name: 26,
  extra: 28,
};
export const CENTRAL = {
  sign: 0x02014b50,
  size: 46,
  maker: 5,
  flags: 8,
  method: 10,
  date: 14,
  crc: 16,
  packed: 20,
  full: 24,
  name: 28,
  extra: 30,
  comment: 32,
  attributes: 38,
  local: 42,
};
export const END = { sign: 0x06054b50, size: 22, here: 8, all: 10, length: 12, from: 16, comment: 20 };

export const STORED = 0;
export const DEFLATED = 8;
/** Flags: the content is encrypted; sizes follow the content; the name is UTF-8. */
export const ENCRYPTED = 0x0001;
export const SIZES_FOLLOW = 0x0008;
export const IN_UTF8 = 0x0800;
