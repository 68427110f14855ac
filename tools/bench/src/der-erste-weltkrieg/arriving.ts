const MOST = 64;

/**
 * The arriving armies by number: the bit and word of each, where it may be posted and which gaps it can fill, as fronts, and
 * where it is posted, which is -1 while it waits.
 */
export const arriving = {
  bit: new Int32Array(MOST),
  word: new Int32Array(MOST),
  fronts: new Int32Array(MOST),
  gaps: new Int32Array(MOST),
  posting: new Int32Array(MOST),
};
