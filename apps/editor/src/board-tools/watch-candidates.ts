import type { BoardLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';

/**
 * What can be watched of a member, as expressions of the language: its fields that change, states that have it as their only
 * argument, and of a place what stands there. Members of pools have no names in the language.
 */
export function watchCandidates(info: GameInfo, layout: BoardLayout, kind: string, member: string): readonly string[] {
  const index = info.kinds.findIndex(({ name }) => name === kind);
  if (index < 0 || info.kinds[index]?.live !== undefined) return [];
  const fields = info.fields.filter((field) => field.kind === index && field.state && !field.name.startsWith('$'));
  const states = info.states.filter(({ params: [only, ...more] }) => more.length === 0 && isOf(info, only, index));
  return [
    ...fields.map(({ name }) => `${member}.${name}`),
    ...states.map(({ name }) => `${name}(${member})`),
    ...standingAt(info, layout, index, member),
  ];
}

function standingAt(info: GameInfo, layout: BoardLayout, place: number, member: string): readonly string[] {
  return info.kinds.flatMap(({ name }, kind) => {
    const at = layout.kinds[name]?.draw === 'counter' ? layout.kinds[name].at : undefined;
    const field = info.fields.find((one) => one.kind === kind && one.state && one.name === at);
    return field && refersTo(info, field.type, place) ? [`{ x in ${name} where x.${field.name} == ${member} }`] : [];
  });
}

const isOf = (info: GameInfo, type: number | undefined, kind: number): boolean => {
  const own = info.types[type ?? -1];
  return own?.t === 'kind' && own.kind === kind;
};

/** Whether a value of the type may be a member of the kind. */
function refersTo(info: GameInfo, type: number, kind: number): boolean {
  const own = info.types[type];
  if (own?.t !== 'union') return isOf(info, type, kind);
  return own.parts.some((part) => part.p === 'type' && refersTo(info, part.type, kind));
}
