import type { GameInfo } from '@sandtable/engine';

/** The kind whose members a field names. */
export function kindOfField(info: GameInfo, owner: number, name: string): string | undefined {
  const field = info.fields.find((one) => one.kind === owner && one.name === name);
  const type = field && info.types[field.type];
  return type?.t === 'kind' ? info.kinds[type.kind]?.name : undefined;
}
