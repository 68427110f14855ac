/** The address of this page with another part behind it. */
export const addressWith = (hash: string): string => location.href.replace(/#.*$/, '') + hash;

/** A link that was opened from the address is left: a reload goes on with what is open now. Addresses of games stay. */
export const forgetHash = (): void => {
  // Tests have no address.
  const hash = globalThis.location?.hash ?? '';
  if (hash !== '' && !hash.startsWith('#/')) history.replaceState(history.state, '', addressWith(''));
};

/** Addresses under which other computers find themselves, or nothing. */
export const isOfThisComputer = (host: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
