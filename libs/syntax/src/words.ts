/** The words of the language as plain data: for the grammar, and for the highlighting of every editor. */
export const RESERVED_WORDS: readonly string[] =
  `and or not in is has if then else otherwise match for let var choose roll return true false none where
  while repeat by of as`.split(/\s+/);

/** Words that begin a declaration; at the start of a line they are the points at which the parser recovers. */
export const DECLARATION_WORDS: readonly string[] = `ruleset type kind relation table die pile state constant option
  ruling seats function procedure search play whenever decisions policy notation expect example variant`.split(/\s+/);

/** Words that begin a statement, reserved or not. */
export const STATEMENT_WORDS: readonly string[] = `let var if match for while repeat break phase step return put shuffle
  reveal conceal remove log finish simultaneously choose roll random draw create`.split(/\s+/);

/** Words that begin a patch of a variant; declarations are patches as well. */
export const PATCH_WORDS: readonly string[] =
  `change remove add extend replace before after require set text moved`.split(/\s+/);

/** Words that are types by themselves. */
export const TYPE_WORDS = ['int', 'bool', 'text', 'none'] as const;
export type TypeWord = (typeof TYPE_WORDS)[number];

const OTHER_WORDS =
  `version language layout licence authors sources pool on seen from reconstructed ordered max when empty because
  decide circle some only all at ties first notation ruling given run refuse then over limit cost to stop end requires
  was set list map sorted times into onto under won drawn optional one any order each such that favouring
  offering secret no count sum min best prefer most least div mod excludes quiet finished goes without original`.split(
    /\s+/,
  );

/** Words that mean something where the grammar asks for them, and are names everywhere else. */
export const CONTEXTUAL_WORDS: readonly string[] = [
  ...new Set([...DECLARATION_WORDS, ...STATEMENT_WORDS, ...PATCH_WORDS, ...TYPE_WORDS, ...OTHER_WORDS]),
].filter((word) => !RESERVED_WORDS.includes(word));
