import type { SourceText } from '../workers/protocol.ts';
import type { Stack } from '../workers/stack.ts';
import type { SideName } from './side-name.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';

type Known = Pick<State, 'buffers' | 'ruleset' | 'houseRules' | 'variants' | 'opened'> &
  Partial<Pick<State, 'rulesBefore'>>;

export const sideNames = ({ houseRules, variants }: Pick<State, 'houseRules' | 'variants'>): readonly SideName[] => [
  'base',
  ...houseRules.map(({ name }) => `variant:${name}` as const),
  ...(variants.length > 0 ? (['chosen'] as const) : []),
  'opened',
];

/** What someone most likely wants to know: what the chosen variants do, else what was edited, else what there is. */
export const likelySides = (state: Known): readonly [SideName, SideName] => {
  if (state.variants.length > 0) return ['base', 'chosen'];
  const [first] = state.houseRules;
  const edited = changedFiles(stackFor(state, 'opened'), stackFor(state, 'base')).length > 0;
  return edited || first === undefined ? ['opened', 'base'] : ['base', `variant:${first.name}`];
};

/** The edit at hand: the rules before it, and the rules as they are. */
export const EDIT_AT_HAND = { before: 'unedited', after: 'chosen' } as const satisfies Readonly<
  Record<string, SideName>
>;

export const stackFor = (state: Known, side: SideName): Stack => {
  const files = sourcesOf(state);
  if (side === 'base') return { files, variants: [] };
  if (side === 'chosen') return { files, variants: state.variants };
  if (side === 'unedited') return state.rulesBefore ?? stackFor(state, 'opened');
  if (side === 'opened') return { files: openedOf(state) ?? files, variants: state.variants };
  return { files, variants: [side.slice('variant:'.length)] };
};

const openedOf = ({ opened, ruleset }: Known): readonly SourceText[] | undefined => opened[ruleset ?? ''];

interface FileChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Files whose texts differ; a file of a variant counts for the side where it is laid. */
export const changedFiles = (before: Stack, after: Stack): readonly FileChange[] => {
  const [one, other] = [counted(before), counted(after)];
  const paths = [...new Set([...one.keys(), ...other.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [was, is] = [one.get(path) ?? '', other.get(path) ?? ''];
    return was === is ? [] : [{ path, before: was, after: is }];
  });
};

const counted = ({ files, variants }: Stack): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(({ path, text }) => {
      const name = VARIANT.exec(path)?.[1];
      return name === undefined || variants.includes(name) ? [[path, text] as const] : [];
    }),
  );
const VARIANT = /^variants\/([^/]+)\.(?:sand|json)$/;
