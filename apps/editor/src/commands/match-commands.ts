import {
  Bot,
  ChevronsRight,
  CirclePause,
  Dice5,
  FilePlus2,
  Redo2,
  RotateCcw,
  SkipBack,
  SkipForward,
  Undo2,
} from 'lucide-react';
import { isBotNext } from '../state/match/bots.ts';
import type { State } from '../state/state.ts';
import type { Command } from './command.ts';

const isPlaying = ({ view, running }: State): boolean => view !== undefined && !running;
const isToDecide = (state: State): boolean => isPlaying(state) && state.view?.status === 'running';

/** What can be done with the match. */
export const MATCH_COMMANDS: readonly Command[] = [
  {
    id: 'match.undo',
    title: (t) => t('keyUndo'),
    group: 'play',
    icon: Undo2,
    keys: ['Mod+Z'],
    when: isPlaying,
    run: ({ play }) => play.undo(),
  },
  {
    id: 'match.redo',
    title: (t) => t('keyRedo'),
    group: 'play',
    icon: Redo2,
    keys: ['Mod+Y', 'Mod+Shift+Z'],
    when: isPlaying,
    run: ({ play }) => play.redo(),
  },
  {
    id: 'match.back',
    title: (t) => t('stepBack'),
    group: 'play',
    icon: SkipBack,
    keys: [','],
    when: isPlaying,
    run: ({ play }) => play.move(-1),
  },
  {
    id: 'match.on',
    title: (t) => t('stepOn'),
    group: 'play',
    icon: SkipForward,
    keys: ['.'],
    when: isPlaying,
    run: ({ play }) => play.move(1),
  },
  {
    id: 'match.showAgain',
    title: (t) => t('showAgain'),
    group: 'play',
    icon: RotateCcw,
    keys: ['r'],
    when: (state) => isPlaying(state) && state.animated,
    run: ({ motions }) => motions.showAgain(),
  },
  {
    id: 'match.random',
    title: (t) => t('step'),
    group: 'play',
    icon: Dice5,
    when: (state) => isToDecide(state) && !isBotNext(state),
    run: ({ play }) => play.step(),
  },
  {
    id: 'match.botStep',
    title: (t) => t('botStep'),
    group: 'play',
    icon: Bot,
    when: isToDecide,
    run: ({ play }) => play.botStep(),
  },
  {
    id: 'match.runTurn',
    title: (t) => t('runTurn'),
    group: 'play',
    icon: ChevronsRight,
    when: isToDecide,
    run: ({ play }) => play.runTurn(),
  },
  {
    id: 'match.run',
    title: (t) => t('run'),
    group: 'play',
    icon: ChevronsRight,
    when: isToDecide,
    run: ({ play }) => play.run(),
  },
  {
    id: 'match.stop',
    title: (t) => t('stop'),
    group: 'play',
    icon: CirclePause,
    when: ({ running }) => running,
    run: ({ play }) => play.stop(),
  },
  {
    id: 'match.asExample',
    title: (t) => t('asExample'),
    group: 'play',
    icon: FilePlus2,
    keys: ['e'],
    when: (state) => isPlaying(state) && state.face === 'workshop',
    run: (bench) => bench.actions.openExampleForm(),
  },
];
