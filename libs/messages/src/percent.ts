/** A share in percent as a language writes it: “49.0%” in English, “49,0 %” with a no-break space in German and French. */
export const percent = (share: number, lang: string, digits = 0): string =>
  new Intl.NumberFormat(lang, { ...FORM, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

const FORM = { style: 'percent', useGrouping: false } as const;
