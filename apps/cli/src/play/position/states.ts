import { readable, tally, tallyText, tallyWord } from '@sandtable/board/plain';
import type { GameInfo } from '@sandtable/engine';
import { inColumns, inTable } from '../../screen/columns.ts';
import { inked } from '../../screen/ink.ts';
import { type Scene, saysNothing } from './scene.ts';
import type { Section } from './section.ts';

type State = GameInfo['states'][number];

/** The phase, and the values of the whole match. */
export function stateSections(scene: Scene): readonly Section[] {
  const { info, view, texts } = scene;
  const phase = view.phase === undefined ? undefined : texts.named(view.phase);
  const shown = info.states.filter(
    ({ name }) => !scene.layout.unshown.includes(name) && view.states[name] !== undefined,
  );
  const single = shown.filter(({ params }) => params.length === 0).flatMap((state) => singleText(scene, state));
  const items = [...(phase === undefined ? [] : [inked('bold', phase)]), ...single];
  return [
    ...(items.length === 0 ? [] : [{ title: '', lines: inColumns(items, scene.width) }]),
    ...shown.flatMap((state) => byMember(scene, state)),
    ...counted(scene),
  ];
}

const wordOf = ({ texts }: Scene, { name }: State): string => texts.named(`state/${name}`) ?? readable(name);

function singleText(scene: Scene, state: State): readonly string[] {
  const value = scene.view.states[state.name]?.[0];
  if (value === undefined || (saysNothing(value) && value !== 0)) return [];
  return [`${wordOf(scene, state)}: ${inked('accent', scene.texts.value(`state/${state.name}`, value))}`];
}

/** A state with a value for each member of a kind. */
function byMember(scene: Scene, state: State): readonly Section[] {
  const { info, view, texts } = scene;
  const type = info.types[state.params[0] ?? -1];
  const kind = type?.t === 'kind' && state.params.length === 1 ? info.kinds[type.kind] : undefined;
  const values = view.states[state.name] ?? [];
  if (kind === undefined || values.every(saysNothing)) return [];
  const items = kind.members.flatMap((member, at) => {
    const value = values[at];
    return value === undefined || (saysNothing(value) && value !== 0)
      ? []
      : [`${texts.member(member, kind.name)} ${inked('accent', texts.value(`state/${state.name}`, value))}`];
  });
  return [{ title: wordOf(scene, state), lines: inColumns(items, scene.width) }];
}

/** What the layout wants to be counted for each role. */
function counted({ info, layout, read, texts }: Scene): readonly Section[] {
  const kind = info.kinds[info.roleKind];
  const wanted = layout.standing.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  if (kind === undefined || wanted.length === 0) return [];
  const head = wanted.map((one) => {
    const [of = ''] = one.count.split('.');
    return tallyWord(texts.named, one) ?? texts.named(`kind/${of}`) ?? readable(one.where ?? of);
  });
  const rows = kind.members.map((role) => [
    texts.member(role, kind.name),
    ...wanted.map((one) => tallyText(tally(info, read, one, role))),
  ]);
  return [{ title: '', lines: inTable([['', ...head.map((cell) => inked('bold', cell))], ...rows]) }];
}
