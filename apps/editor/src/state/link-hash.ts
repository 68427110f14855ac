/**
 * How the part of an address behind its page begins where it is a link: for who works on it, and for who only plays.
 */
export const PREFIXES = { work: '#link=', play: '#play=' } as const;
export type LinkFor = keyof typeof PREFIXES;

/** One of which next to nothing is left is one all the same, and is reported as incomplete. */
export const isLink = (hash: string): boolean =>
  Object.values(PREFIXES).some((prefix) => hash.startsWith(prefix) || (hash.length > 2 && prefix.startsWith(hash)));
export const isPlayLink = (hash: string): boolean => hash.startsWith(PREFIXES.play);
