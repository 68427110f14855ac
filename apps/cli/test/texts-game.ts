/** A small ruleset with a chapter of rules text, by path. */
export const RULES =
  'ruleset "sample" version "1.2.0" language 1\nconstant limit: 1..9 = 3\nkind City { }\ntable City {\n  id\n  lyra\n}\n';
export const CHAPTER = '# Karten {#karten §3}\n\nBis zu {constant.limit} in {City.lyra}.\n\n- Mehr gibt es nicht.\n';
export const TEXTS_GAME = { 'rules.sand': RULES, 'text/de/1.md': CHAPTER };
