/** A line of a list: what is called by one name and is alike in all that can be seen of it, and one of these members. */
export interface NamedRow {
  readonly member: string;
  readonly label: string;
}

/** What a list says of its members. */
export interface Said {
  readonly label: (member: string) => string;
  /** All that can be seen of a member: the rules have the same reasons for those of which that is the same. */
  readonly state: (member: string) => string;
  /** Where it stands, which tells those of one name apart. */
  readonly place: (member: string) => string | undefined;
}

/** Members that nobody can tell apart are one line that counts them; others of the same name say where they stand. */
export function namedRows(members: readonly string[], { label, state, place }: Said): readonly NamedRow[] {
  const groups = [...Map.groupBy(members, (member) => `${label(member)}\n${state(member)}`).values()];
  const rows = groups.map(([member = '', ...more]) => ({ member, name: label(member), count: more.length + 1 }));
  const named = Map.groupBy(rows, ({ name }) => name);
  return rows.map(({ member, name, count }) => {
    const where = named.get(name)?.length === 1 ? undefined : place(member);
    const called = where === undefined ? name : `${name} · ${where}`;
    return { member, label: count === 1 ? called : `${count} × ${called}` };
  });
}
