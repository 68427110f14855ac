/** A name with another member in the place of the one in it; with the other one behind it where it has none. */
export function swappedIn(name: string, named: string, other: string): string {
  if (name.startsWith(named)) return other + name.slice(named.length);
  const at = name.indexOf(capital(named));
  if (at >= 0) return name.slice(0, at) + capital(other) + name.slice(at + named.length);
  return name + capital(other);
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The name itself if nothing is called that, else with the first number that makes it new. */
export function freshName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number++) if (!taken.has(`${name}${number}`)) return `${name}${number}`;
}
