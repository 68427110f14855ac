/** Halves and quarters as people write them. */
const PARTS: Readonly<Record<string, string>> = { '0.5': '½', '0.25': '¼', '0.75': '¾' };

/** A number as it is written on boards and in sentences, in all languages alike: `1.5` is `1½`. */
export const spelled = (number: number): string => {
  const sign = number < 0 ? '-' : '';
  const [whole, part] = [Math.floor(Math.abs(number)), PARTS[String(Math.abs(number) % 1)]];
  if (part !== undefined) return `${sign}${whole === 0 ? '' : whole}${part}`;
  return String(Math.round(number * 100) / 100);
};
