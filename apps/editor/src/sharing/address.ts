/** The address of this page with another part behind it. */
export const addressWith = (hash: string): string => location.href.replace(/#.*$/, '') + hash;

/** What was opened from the address is left: a reload goes on with what is open now. */
export const forgetHash = (): void => {
  // Tests have no address.
  if ((globalThis.location?.hash ?? '') !== '') history.replaceState(history.state, '', addressWith(''));
};

/** Addresses under which other computers find themselves, or nothing. */
export const isOfThisComputer = (host: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
