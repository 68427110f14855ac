import { readable, tagged } from '@sandtable/board/plain';
import { type PileView, pilesIn } from '@sandtable/session';
import { inColumns } from '../../screen/columns.ts';
import { inked } from '../../screen/ink.ts';
import type { Scene } from './scene.ts';
import type { Section } from './section.ts';

/** What lies in piles, as far as the viewer may see it; of the others how many there are. */
export function pileSections(scene: Scene, describe: (member: string, kind: string) => string): readonly Section[] {
  const piles = pilesIn(scene.info, scene.view).filter(({ size }) => size > 0);
  const open = piles.filter(({ members }) => members.length > 0);
  const closed = piles.filter(({ members }) => members.length === 0);
  return [
    ...open.map((pile) => ({ title: nameOf(scene, pile), lines: contents(scene, pile, describe) })),
    ...(closed.length === 0
      ? []
      : [
          {
            title: '',
            lines: inColumns(
              closed.map((pile) => nameOf(scene, pile)),
              scene.width,
            ),
          },
        ]),
  ];
}

function contents(
  scene: Scene,
  { members, kind, size }: PileView,
  describe: (member: string, kind: string) => string,
): readonly string[] {
  const hidden = size - members.length;
  const items = [...members.map((member) => describe(member, kind)), ...(hidden > 0 ? [`${hidden} × ?`] : [])];
  return inColumns(items, scene.width);
}

/** `Hand: North (4)`. */
function nameOf({ texts }: Scene, { name, pile, size }: PileView): string {
  const word = texts.begun(texts.named(`pile/${pile}`) ?? readable(pile));
  const whose = tagged(name).parts.map((part) => texts.value(`pile/${pile}`, part));
  const whole = whose.length === 0 ? word : `${word}: ${whose.join(', ')}`;
  return `${whole} ${inked('dim', `(${size})`)}`;
}
