import type { FieldInfo, GameInfo } from '@sandtable/engine';
import type { Standing } from '@sandtable/notation';
import type { MatchView, ShownValue } from '../contract.ts';
import { readValue, typeAt } from '../value.ts';

type Seen = Pick<MatchView, 'fields' | 'names' | 'constants'>;

/** Members of a kind with their fields by name, as a view shows them; on request, also removed members of a pool. */
export function standingsIn(info: GameInfo, view: Seen, kind: number, gone = false): readonly Standing[] {
  const { name = '', members = [] } = info.kinds[kind] ?? {};
  const fields = info.fields.filter((field) => field.kind === kind && !field.name.startsWith('$'));
  const live = view.fields[`${name}.$live`];
  const shown = (view.names[name] ?? members).map((member, i) => ({
    member,
    fields: Object.fromEntries(fields.map((field) => [field.name, String(shownOf(info, view, name, field, i))])),
  }));
  return gone ? shown : shown.filter((_, i) => live === undefined || live[i] === true);
}

function shownOf(info: GameInfo, view: Seen, kind: string, field: FieldInfo, member: number): ShownValue {
  const path = `${kind}.${field.name}`;
  const seen = view.fields[path]?.[member] ?? view.constants[path]?.[member];
  if (seen !== undefined) return seen;
  const code = field.values?.[member];
  const { t } = typeAt(info, field.type);
  return typeof code === 'number' && t !== 'set' && t !== 'map' && t !== 'list'
    ? readValue(info, field.type, code)
    : String(code ?? '');
}
