import type { FieldInfo, GameInfo } from '@sandtable/engine';
import { kindsOf, type Sort } from './auto-sorts.ts';
import type { BoardLayout, BoxLayout, ScoreLayout, TableLayout, TrackLayout } from './layout.ts';
import { isShown } from './names.ts';

/** Longer tracks don't fit beside a board. */
const LONGEST = 30;
/** So many names fit on a track. */
const NAMED = 8;

type Panels = Pick<BoardLayout, 'tracks' | 'boxes' | 'scores' | 'dice' | 'table'>;

/** What is drawn at the edges of a board and on the table around it, for whatever has no place on the board. */
export const autoPanels = (info: GameInfo, sorts: readonly Sort[], kinds: BoardLayout['kinds']): Panels => ({
  tracks: [
    ...stateTracks(info),
    ...roleFields(info)
      .filter(({ type }) => isScale(info, type))
      .map(pathIn(info)),
  ],
  scores: roleFields(info)
    .filter(({ type }) => info.types[type]?.t === 'int' && !isScale(info, type))
    .map(pathIn(info))
    .map((score): ScoreLayout => ({ ...score, edge: 'top-right' })),
  boxes: [...boxesOfTags(info, kinds), ...boxesOfSides(info, sorts, kinds)],
  dice: info.dice.length === 0 ? [] : [{ edge: 'bottom-right' }],
  ...tableOf(info, sorts, kinds),
});

const pathIn =
  (info: GameInfo) =>
  ({ kind, name }: FieldInfo): { readonly of: string } => ({ of: `${info.kinds[kind]?.name}.${name}` });

const roleFields = (info: GameInfo): readonly FieldInfo[] =>
  info.fields.filter((field) => field.kind === info.roleKind && isShown(field));

function isScale(info: GameInfo, type: number): boolean {
  const found = info.types[type];
  return found?.t === 'int' && found.den === 1 && found.max - found.min < LONGEST;
}

/** States that are a number of a small range or one of a few names: for the whole game, or one for each member of a kind. */
function stateTracks(info: GameInfo): readonly TrackLayout[] {
  const fits = ({ params, type }: GameInfo['states'][number]): boolean =>
    params.every((param) => info.types[param]?.t === 'kind') &&
    params.length <= 1 &&
    (isScale(info, type) || namesOf(info, type) > 0);
  return info.states.filter(fits).map(({ name }) => ({ of: name }));
}

/** How many names a value may be; 0 if these are too many, or something else. */
function namesOf(info: GameInfo, type: number): number {
  const found = info.types[type];
  const size = found?.t === 'kind' ? (info.kinds[found.kind]?.members.length ?? 0) : 0;
  const count =
    found?.t === 'union' ? found.parts.reduce((sum, part) => sum + (part.p === 'none' ? 1 : part.size), 0) : size;
  return count <= NAMED ? count : 0;
}

/** Counters that are not on the map: their place is a tag that names no place, or none. */
function boxesOfTags(info: GameInfo, kinds: BoardLayout['kinds']): readonly BoxLayout[] {
  return info.kinds.flatMap(({ name }, kind) => {
    const { draw, at } = kinds[name] ?? {};
    if (draw !== 'counter' || at === undefined) return [];
    const field = info.fields.find((one) => one.kind === kind && one.name === at);
    return tagsOf(info, field?.type).map((tag): BoxLayout => ({ of: `${name}.${at}`, tag, edge: 'bottom-left' }));
  });
}

function tagsOf(info: GameInfo, type: number | undefined): readonly string[] {
  const found = type === undefined ? undefined : info.types[type];
  if (found?.t !== 'union') return [];
  return found.parts.flatMap((part): readonly string[] => {
    if (part.p === 'none') return ['none'];
    if (part.p === 'type') return tagsOf(info, part.type);
    return part.payload.some((of) => kindsOf(info, of).length > 0) ? [] : [part.name];
  });
}

/** Pieces that stand nowhere lie before those whose they are. */
function boxesOfSides(info: GameInfo, sorts: readonly Sort[], kinds: BoardLayout['kinds']): readonly BoxLayout[] {
  const roles = info.kinds[info.roleKind]?.members ?? [];
  return info.kinds.flatMap(({ name }, kind) => {
    const { draw, side } = kinds[name] ?? {};
    if (sorts[kind] !== 'loose' || draw !== 'counter' || side === undefined) return [];
    return roles.map((tag): BoxLayout => ({ of: `${name}.${side}`, tag }));
  });
}

/** Cards in hands and piles, and rows of what may be chosen and is nobody's. */
function tableOf(
  info: GameInfo,
  sorts: readonly Sort[],
  kinds: BoardLayout['kinds'],
): { readonly table?: TableLayout } {
  const strips = info.kinds.flatMap(({ name }, kind) =>
    sorts[kind] === 'loose' && kinds[name]?.draw === 'none' ? [{ of: name }] : [],
  );
  const piles = info.piles.filter(({ kind }) => kinds[info.kinds[kind]?.name ?? '']?.draw === 'card');
  if (strips.length + piles.length === 0) return {};
  const isHand = ({ params, seen }: GameInfo['piles'][number]): boolean => params.length > 0 && seen !== undefined;
  const hands = piles.filter(isHand).map(({ name }) => name);
  const stacks = piles.filter((pile) => !isHand(pile)).map(({ name }) => name);
  return { table: { strips, hands, stacks } };
}
