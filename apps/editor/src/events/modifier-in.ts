import { type BoardLayout, reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import { own } from '@sandtable/text';

/** A thing that one side played, and what it adds to the roll. */
export interface Modifier {
  readonly kind: string;
  readonly member: string;
  readonly value: number;
}

/** What the viewer sees of fields after and before the line. */
export interface Views {
  readonly info: GameInfo;
  readonly infoBefore: GameInfo;
  readonly after: Pick<MatchView, 'fields'>;
  readonly before: Pick<MatchView, 'fields'>;
}

/**
 * The thing that a line names, if the line names a number with it that is one of its fields: that is what it's worth. All of
 * this stands in the line as the viewer reads it, and in fields that the viewer sees.
 */
export function modifierIn(
  { args }: LogLine,
  layout: BoardLayout,
  { info, infoBefore, after, before }: Views,
): Modifier | undefined {
  const values = Object.values(args).filter((value) => typeof value === 'number');
  const names = Object.values(args).filter(
    (value) => typeof value === 'string' && own(layout.sides, value) === undefined,
  );
  const [value, second] = values;
  const [name] = names;
  if (value === undefined || second !== undefined || names.length !== 1) return undefined;
  for (const [known, view] of [
    [info, after],
    [infoBefore, before],
  ] as const) {
    const found = memberIn(known, String(name));
    if (found !== undefined && fieldsOf(known, view, found).includes(String(value))) return { ...found, value };
  }
  return undefined;
}

const memberIn = (info: GameInfo, name: string): { readonly kind: string; readonly member: string } | undefined => {
  const kind = info.kinds.find(({ members }) => members.includes(name))?.name;
  return kind === undefined ? undefined : { kind, member: name };
};

function fieldsOf(info: GameInfo, view: Views['after'], { kind, member }: Omit<Modifier, 'value'>): readonly string[] {
  const read = reader(info, view);
  const at = info.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
  const fields = info.fields.filter((field) => info.kinds[field.kind]?.name === kind);
  return fields.map(({ name }) => String(read(kind, at, name)));
}
