/** What an object holds under a name that a ruleset chose; what objects have by themselves (`constructor`) is not meant. */
export const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
