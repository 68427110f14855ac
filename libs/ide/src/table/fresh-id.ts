/** The next free name in the row of another: `K07` is followed by `K08`, `scout` by `scout2`. */
export function freshId(like: string, taken: ReadonlySet<string>): string {
  const [, stem = like, digits = ''] = /^(.*?)(\d*)$/.exec(like) ?? [];
  const from = digits === '' ? 2 : Number(digits) + 1;
  for (let number = from; ; number++) {
    const id = stem + String(number).padStart(digits.length, '0');
    if (!taken.has(id)) return id;
  }
}
