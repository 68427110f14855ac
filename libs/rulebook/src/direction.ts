/** Languages that are written from right to left. */
const FROM_THE_RIGHT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is written, as HTML says it. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.has(lang.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
