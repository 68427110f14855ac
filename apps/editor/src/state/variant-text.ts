/** What the comments of a fresh house rule say. */
interface Hints {
  readonly about: string;
  readonly first: string;
}

/** The range of versions that a house rule for this version is for. */
const rangeOf = (version: string): string => {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}` : `^${major}.${minor}`;
};

/** A house rule that changes nothing yet and shows, in a comment, how something of this ruleset is changed. */
export const variantText = (name: string, rules: readonly string[], { about, first }: Hints): string => {
  const head = rules.map((text) => /^\s*ruleset\s+"([^"]+)"\s+version\s+"([^"]+)"/m.exec(text)).find(Boolean);
  const constant = rules.map((text) => /^constant\s+(\w+)\b[^=\n]*=\s*([^\s/{]+)/m.exec(text)).find(Boolean);
  const patch = constant ? `set constant ${constant[1]} = ${constant[2]}` : 'set constant turns = 9';
  return `/// ${about}
variant "${name}" version "0.1.0" of "${head?.[1] ?? ''}" "${rangeOf(head?.[2] ?? '1.0')}" {
  // ${first}
  // ${patch}
}
`;
};
