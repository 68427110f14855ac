import type { MatchView } from '@sandtable/session';
import { MARK } from '../../screen/ink.ts';
import { describer } from '../called.ts';
import { type Desk, widthOfScreen } from '../desk.ts';
import { gridSections } from './grid.ts';
import { kindSections } from './kinds.ts';
import { pieceSections } from './pieces.ts';
import { pileSections } from './piles.ts';
import { sceneOf } from './scene.ts';
import type { Section } from './section.ts';
import { stateSections } from './states.ts';

/** The parts of a position as a view shows it, in lines that fit the terminal; `isWhole` with what is printed on counters. */
export function positionSections(desk: Desk, view: MatchView, isWhole: boolean): readonly Section[] {
  const scene = sceneOf(desk, view, widthOfScreen(desk.context));
  return [
    ...stateSections(scene),
    ...gridSections(scene),
    ...kindSections(scene, isWhole),
    ...pieceSections(scene, isWhole),
    ...pileSections(scene, describer(desk, view)),
  ];
}

/** What of a position names something: of each part its title, and the lines with that text. */
export function sectionsNaming(sections: readonly Section[], text: string): readonly Section[] {
  const names = (line: string): boolean => line.replace(MARK, '').toLowerCase().includes(text.toLowerCase());
  return sections.flatMap((section) => {
    if (names(section.title)) return [section];
    const lines = section.lines.filter(names);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}
