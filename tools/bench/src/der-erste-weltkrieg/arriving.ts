const MOST = 64;

/** The arriving armies by number: where they may be posted, and which gaps they can fill, as fronts. */
export const arriving = { count: 0, fronts: new Int32Array(MOST), gaps: new Int32Array(MOST) };
/** Where each is posted; -1 if it waits. */
export const posting = new Int32Array(MOST);
