import {
  CircleHelp,
  Clapperboard,
  Command as CommandIcon,
  FlipHorizontal2,
  GraduationCap,
  Languages,
  Search,
  SunMoon,
} from 'lucide-react';
import { goFinding } from '../findings/finding-acts.ts';
import { neighbour, passing } from '../findings/finding-list.ts';
import { languageName } from '../state/languages.ts';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import { chooseTheme, THEME_WORDS, THEMES } from '../ui/theme.ts';
import { PAGE_LANGUAGES } from '../words.ts';
import type { Command } from './command.ts';

const isOpen = ({ ruleset }: State): boolean => ruleset !== undefined;
const isAtWork = (state: State): boolean => isOpen(state) && state.face === 'workshop';

const goToFinding = (bench: Workbench, by: 1 | -1): void => {
  const { findings, findingFilter, findingAt } = bench.store.get();
  const next = neighbour(passing(findings, findingFilter), findingAt, by);
  if (next !== undefined) goFinding(bench, next);
};

const finding = (id: string, title: 'keyNextFinding' | 'keyLastFinding', keys: string, by: 1 | -1): Command => ({
  id,
  title: (t) => t(title),
  group: 'text',
  keys: [keys],
  heard: 'everywhere',
  when: isOpen,
  run: (bench) => goToFinding(bench, by),
});

const themes: readonly Command[] = THEMES.map((theme) => ({
  id: `theme.${theme}`,
  title: (t) => t('nameAndValue', { name: t('theme'), value: t(THEME_WORDS[theme]) }),
  group: 'keysPage',
  icon: SunMoon,
  run: () => chooseTheme(theme),
}));

const languages: readonly Command[] = PAGE_LANGUAGES.map((lang) => ({
  id: `language.${lang}`,
  title: (t) => t('nameAndValue', { name: t('language'), value: languageName(lang) }),
  group: 'keysPage',
  icon: Languages,
  run: (bench) => bench.setLang(lang),
}));

/** What can be done anywhere on the page. */
export const PAGE_COMMANDS: readonly Command[] = [
  {
    id: 'page.commands',
    title: (t) => t('showCommands'),
    group: 'keysPage',
    icon: CommandIcon,
    keys: ['F1', 'Mod+Shift+P'],
    heard: 'everywhere',
    run: (bench) => bench.actions.openDialog({ what: 'commands' }),
  },
  {
    id: 'page.animations',
    title: (t) => t('toggleAnimations'),
    group: 'keysPage',
    icon: Clapperboard,
    when: ({ view }) => view !== undefined,
    run: ({ store, setAnimated }) => setAnimated(!store.get().animated),
  },
  {
    id: 'page.help',
    title: (t) => t('showKeys'),
    group: 'keysPage',
    icon: CircleHelp,
    keys: ['?'],
    run: (bench) => bench.actions.openDialog({ what: 'help' }),
  },
  {
    id: 'page.goTo',
    title: (t) => t('keyGoTo'),
    group: 'keysPage',
    icon: Search,
    keys: ['Mod+P'],
    heard: 'everywhere',
    when: isAtWork,
    run: (bench) => bench.actions.openDialog({ what: 'go-to', among: 'names' }),
  },
  {
    id: 'page.findInFiles',
    title: (t) => t('keyFindText'),
    group: 'keysPage',
    icon: Search,
    keys: ['Mod+Shift+F'],
    heard: 'everywhere',
    when: isAtWork,
    run: (bench) => bench.actions.openDialog({ what: 'go-to', among: 'text' }),
  },
  {
    id: 'page.flip',
    title: (t) => t('flipFace'),
    group: 'keysPage',
    icon: FlipHorizontal2,
    keys: ['F2'],
    heard: 'outside-text',
    when: isOpen,
    run: ({ store, actions }) => actions.setFace(store.get().face === 'play' ? 'workshop' : 'play'),
  },
  {
    id: 'page.tour',
    title: (t) => t('tour'),
    group: 'keysPage',
    icon: GraduationCap,
    when: ({ face }) => face === 'workshop',
    run: (bench) => bench.tour.begin(),
  },
  finding('findings.next', 'keyNextFinding', 'F8', 1),
  finding('findings.previous', 'keyLastFinding', 'Shift+F8', -1),
  ...themes,
  ...languages,
];
