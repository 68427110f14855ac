const NAMED = /^Translator:\s*(.*\S)\s*$/;

/** Who translated a text last, as its comments say: `# Translator: NAME`. PO has no author for each text. */
export const authorIn = (notes: readonly string[]): string | undefined =>
  notes.map((note) => NAMED.exec(note)?.[1]).findLast((name) => name !== undefined);

/** What translators say of a text, without who they are. */
export const remarksIn = (notes: readonly string[]): readonly string[] => notes.filter((note) => !NAMED.test(note));

/** Comments of a text, with who translated it below them. */
export const signed = (notes: readonly string[], author: string | undefined): readonly string[] => {
  const name = (author ?? '').replace(/\s+/g, ' ').trim();
  return name === '' ? notes : [...remarksIn(notes), `Translator: ${name}`];
};
