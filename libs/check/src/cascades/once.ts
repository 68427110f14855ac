import type { Diagnostic, Fix, Label } from '@sandtable/diagnostics';

/** From so many on, findings of one table that differ in their place only have one cause. */
const MANY = 3;
/** Further places that are shown; more would not help. */
const SHOWN = 5;

/** Findings with one cause become one: at the first of their places, with the others as labels. */
export function oncePerMistake(
  findings: readonly Diagnostic[],
  mended: (first: Diagnostic) => readonly Fix[],
): readonly Diagnostic[] {
  const initials = findings.flatMap(({ code, fields }) => (code === 'name/initial' ? [fields.name] : []));
  const sound = findings.filter((one) =>
    isLabel(one) ? findings.every(isLabel) : one.code !== 'name/unknown' || !initials.includes(one.fields.near ?? ''),
  );
  const groups = Map.groupBy(sound, causeOf);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0 || (inTable(first) && group.length < MANY)) return group;
    return [joined(first, others, mended(first))];
  });
}

/** Examples name questions of the rules; while something else is wrong, these may be missing for that reason. */
const isLabel = ({ code }: Diagnostic): boolean => code === 'example/label';
const inTable = ({ code, fields }: Diagnostic): boolean =>
  code === 'table/cell' || code === 'table/cells' || (code === 'table/missing-column' && fields.column !== 'id');

/** Equal for findings that one repair fixes; a finding with a cause of its own gets itself. */
function causeOf(one: Diagnostic): unknown {
  const { code, span, fields } = one;
  switch (code) {
    case 'name/unknown':
      return `unknown ${fields.name}`;
    case 'table/unknown-column':
      return `unknown ${fields.column}`;
    case 'example/label':
      return `label ${fields.path}`;
    case 'table/cell':
      return `cell ${span.file} ${fields.column} ${fields.expected}`;
    case 'table/missing-column':
      return `missing ${span.file} ${fields.column}`;
    case 'table/cells':
      return `cells ${span.file} ${fields.expected}`;
    case 'name/call':
    case 'call/arguments':
    case 'call/label':
    case 'call/no-result':
    case 'call/position':
    case 'assign/constant':
      return fields.name === undefined ? one : `${code} ${fields.name}`;
    default:
      return one;
  }
}

function joined(first: Diagnostic, others: readonly Diagnostic[], better: readonly Fix[]): Diagnostic {
  const also = others.slice(0, SHOWN).map(({ span }): Label => ({ span, code: 'also', fields: {} }));
  const fixes = [...better, ...first.fixes.map((fix) => everywhere(fix, others))];
  return { ...first, labels: [...first.labels, ...also], fixes };
}

/** The same repair at all the places that offer it. */
function everywhere(fix: Fix, others: readonly Diagnostic[]): Fix {
  const same = others.flatMap(({ fixes }) => fixes.filter((other) => sameFix(fix, other)));
  return { ...fix, edits: [fix, ...same].flatMap((one) => one.edits) };
}

const sameFix = (one: Fix, other: Fix): boolean =>
  one.title === other.title && JSON.stringify(one.fields) === JSON.stringify(other.fields);
