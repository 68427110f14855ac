import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Said } from './read-ftl.ts';

type References = ReadonlyMap<Said, readonly Said[]>;

/**
 * Messages that say each other without end. Of circles that share a message one is reported; the next once it is fixed.
 */
export function cycles(all: readonly Said[]): readonly Diagnostic[] {
  const endless = withoutEnd(referencesIn(all));
  const seen = new Set<Said>();
  const order = new Map(all.map((said, i) => [said, i]));
  return all.flatMap((said) => {
    const circle = circleFrom(said, endless, seen);
    const [first] = circle.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    if (first === undefined) return [];
    const names = [...turnedTo(first, circle), first].map(({ id }) => id).join(' → ');
    return [finding('text/cycle', { file: first.file, ...first.named }, { id: first.id, names })];
  });
}

function referencesIn(all: readonly Said[]): References {
  const known = new Map(all.toReversed().map((said) => [`${said.lang} ${said.id}`, said]));
  return new Map(
    all.map((said) => [
      said,
      said.references.flatMap(({ name }) => known.get(`${said.lang} ${name.replace(/\..*$/, '')}`) ?? []),
    ]),
  );
}

/** Without messages that come to an end whatever they refer to: each of the others refers to one of the others. */
function withoutEnd(references: References): References {
  const open = new Map([...references].map(([said, to]) => [said, to.length]));
  const by = new Map<Said, Said[]>();
  for (const [said, to] of references)
    for (const one of to) {
      const known = by.get(one);
      if (known) known.push(said);
      else by.set(one, [said]);
    }
  const ended = [...open].flatMap(([said, count]) => (count === 0 ? [said] : []));
  for (const one of ended) {
    open.delete(one);
    for (const said of by.get(one) ?? []) {
      const count = (open.get(said) ?? 0) - 1;
      open.set(said, count);
      if (count === 0) ended.push(said);
    }
  }
  return new Map([...open.keys()].map((said) => [said, (references.get(said) ?? []).filter((to) => open.has(to))]));
}

/** The circle that references lead into, if nobody has been there yet. */
function circleFrom(from: Said, endless: References, seen: Set<Said>): readonly Said[] {
  const way: Said[] = [];
  const here = new Set<Said>();
  let at = endless.has(from) ? from : undefined;
  while (at !== undefined && !seen.has(at)) {
    seen.add(at);
    here.add(at);
    way.push(at);
    [at] = endless.get(at) ?? [];
  }
  return at !== undefined && here.has(at) ? way.slice(way.indexOf(at)) : [];
}

/** The circle as it begins with one of its messages. */
function turnedTo(first: Said, circle: readonly Said[]): readonly Said[] {
  const at = circle.indexOf(first);
  return [...circle.slice(at), ...circle.slice(0, at)];
}
