import { type Fragment, placesIn } from '@sandtable/messages';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { fingerprint } from '@sandtable/variant';
import { spelled } from './printed.ts';

/** A row of a table that a text speaks of, with the fingerprint of its cells. */
interface NamedRow {
  /** `row/Marker.M05`. */
  readonly part: string;
  readonly print: string;
  readonly at: Span;
}

/**
 * The rows of which a text prints a cell (`{Marker.M05.value}`). The words around it often say what follows from the
 * whole row, so each of its cells counts. Whoever is only called by name may have other cells.
 */
export function rowsIn({ body, at }: Fragment, model: Model): readonly NamedRow[] {
  const rows = placesIn(body).flatMap((place): readonly NamedRow[] => {
    if (place.sort !== 'value') return [];
    const [kind = '', id = '', field] = place.asked.path.split('.');
    if (field === undefined || field === 'name' || field === 'id') return [];
    const print = printOfRow(model, kind, id);
    const start = at.start + place.asked.at;
    const span = { file: at.file, start, end: start + kind.length + 1 + id.length };
    return print === undefined ? [] : [{ part: `row/${kind}.${id}`, print, at: span }];
  });
  return rows.filter(({ part }, i) => rows.findIndex((one) => one.part === part) === i);
}

function printOfRow(model: Model, name: string, id: string): string | undefined {
  const kind = model.kinds.find((one) => one.name === name && !one.pool);
  const index = kind?.members.findIndex((one) => one.id === id) ?? -1;
  if (kind === undefined || index < 0) return undefined;
  const fields = kind.fields.flatMap((one) => model.fields[one] ?? []);
  return fingerprint(fields.flatMap(({ name, type, values }) => [name, ...spelled(model, type, values[index] ?? 0)]));
}
