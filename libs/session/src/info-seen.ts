import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from './contract.ts';

/**
 * The rules as a viewer can draw them: members by the names that the viewer knows, and hidden constants only if the
 * viewer may see them. What isn't changed stays the same object.
 */
export function infoSeen(info: GameInfo, { names, constants }: Pick<MatchView, 'names' | 'constants'>): GameInfo {
  if (Object.keys(names).length === 0) return info;
  const kinds = info.kinds.map((kind) => {
    const members = names[kind.name];
    return members === undefined ? kind : { ...kind, members };
  });
  const fields = info.fields.map((field) => {
    const shown = constants[`${info.kinds[field.kind]?.name}.${field.name}`];
    // Words are read unchanged, whatever the type.
    return shown === undefined || field.state ? field : { ...field, values: shown.map(String) };
  });
  return { ...info, kinds, fields };
}
