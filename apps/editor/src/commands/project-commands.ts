import {
  BookOpen,
  Copy,
  Download,
  FileArchive,
  FileDown,
  FileInput,
  FilePlus2,
  FolderInput,
  FolderOpen,
  FolderSymlink,
  History,
  House,
  Image,
  Link,
  Map as MapIcon,
  Printer,
  Save,
} from 'lucide-react';
import { chooseFiles } from '../import-export/choose-files.ts';
import { copyToBrowser, copyToDisk, exportFile, exportZip, importMap, printBook } from '../import-export/exports.ts';
import { folderOf, isChapterFile } from '../state/paths.ts';
import type { Dialog } from '../state/slices/ui.ts';
import type { State } from '../state/state.ts';
import { takesRulesets } from '../storage/disk-home.ts';
import { placeOf } from '../storage/mounted-projects.ts';
import type { Command } from './command.ts';

const isOpen = ({ ruleset }: State): boolean => ruleset !== undefined;
const isPlaying = ({ view, info }: State): boolean => view !== undefined && info !== undefined;
const hasBook = ({ files, ruleset }: State): boolean =>
  files.some(({ path }) => folderOf(path) === ruleset && isChapterFile(path));

const opens =
  (dialog: Dialog): Command['run'] =>
  ({ actions }) =>
    actions.openDialog(dialog);

const BEGIN: readonly Command[] = [
  {
    id: 'project.home',
    title: (t) => t('startPage'),
    group: 'menuBegin',
    icon: House,
    when: isOpen,
    run: (bench) => bench.closeRuleset(),
  },
  {
    id: 'project.newGame',
    title: (t) => t('newGameRules'),
    group: 'menuBegin',
    icon: FilePlus2,
    run: opens({ what: 'new-game' }),
  },
  {
    id: 'project.newVariant',
    title: (t) => t('newVariant'),
    group: 'menuBegin',
    icon: FilePlus2,
    when: isOpen,
    run: ({ actions, store }) => {
      const { ruleset } = store.get();
      if (ruleset !== undefined) actions.openDialog({ what: 'new-variant', ruleset });
    },
  },
  {
    id: 'project.importFiles',
    title: (t) => t('importFiles'),
    group: 'menuBegin',
    icon: FileInput,
    run: async ({ sharing }) => sharing.bring(await chooseFiles('files')),
  },
  {
    id: 'project.importFolder',
    title: (t) => t('importFolder'),
    group: 'menuBegin',
    icon: FolderInput,
    run: async ({ sharing }) => sharing.bring(await chooseFiles('folder')),
  },
  {
    id: 'project.openDisk',
    title: (t) => t('openDisk'),
    group: 'menuBegin',
    icon: FolderOpen,
    when: ({ disk }) => disk !== undefined && disk.status !== 'unsupported',
    run: ({ diskFolder }) => diskFolder.open(),
  },
  {
    id: 'project.importMap',
    title: (t) => t('mapImport'),
    group: 'menuBegin',
    icon: MapIcon,
    when: isOpen,
    run: importMap,
  },
];

const SAVE: readonly Command[] = [
  {
    id: 'file.save',
    title: (t) => t('save'),
    group: 'menuSave',
    icon: Save,
    keys: ['Mod+S'],
    heard: 'everywhere',
    when: ({ active }) => active !== undefined,
    run: ({ files, store }) => files.save(store.get().active ?? ''),
  },
  {
    id: 'project.exportZip',
    title: (t) => t('exportZip'),
    group: 'menuSave',
    icon: FileArchive,
    when: isOpen,
    run: exportZip,
  },
  {
    id: 'file.download',
    title: (t) => t('downloadFile'),
    group: 'menuSave',
    icon: FileDown,
    when: ({ active }) => active !== undefined,
    run: exportFile,
  },
  {
    id: 'project.copyToBrowser',
    title: (t) => t('copyToBrowser'),
    group: 'menuSave',
    icon: Copy,
    when: ({ ruleset }) => ruleset !== undefined && placeOf(ruleset) !== 'browser',
    run: copyToBrowser,
  },
  {
    id: 'project.copyToDisk',
    title: (t) => t('copyToDisk'),
    group: 'menuSave',
    icon: FolderSymlink,
    when: ({ ruleset, disk }) => ruleset !== undefined && placeOf(ruleset) !== 'disk' && takesRulesets(disk),
    run: copyToDisk,
  },
];

const SHARE: readonly Command[] = [
  {
    id: 'project.share',
    title: (t) => t('shareLink'),
    group: 'menuShare',
    icon: Link,
    when: isOpen,
    run: opens({ what: 'share' }),
  },
  {
    id: 'project.history',
    title: (t) => t('menuHistory'),
    group: 'history',
    icon: History,
    when: isOpen,
    run: opens({ what: 'history' }),
  },
];

const PRINT: readonly Command[] = [
  {
    id: 'board.svg',
    title: (t) => t('pictureSvg'),
    group: 'menuPrint',
    icon: Image,
    when: isPlaying,
    run: opens({ what: 'picture', as: 'svg' }),
  },
  {
    id: 'board.png',
    title: (t) => t('picturePng'),
    group: 'menuPrint',
    icon: Download,
    when: isPlaying,
    run: opens({ what: 'picture', as: 'png' }),
  },
  {
    id: 'board.print',
    title: (t) => t('printBoard'),
    group: 'menuPrint',
    icon: Printer,
    when: isPlaying,
    run: opens({ what: 'picture', as: 'board' }),
  },
  {
    id: 'board.printSheet',
    title: (t) => t('printSheet'),
    group: 'menuPrint',
    icon: Printer,
    when: isPlaying,
    run: opens({ what: 'picture', as: 'sheet' }),
  },
  {
    id: 'project.printBook',
    title: (t) => t('printBook'),
    group: 'menuPrint',
    icon: BookOpen,
    when: hasBook,
    run: printBook,
  },
];

/** What can be done with the project as a whole, in the order of its menu. */
export const PROJECT_COMMANDS: readonly Command[] = [...BEGIN, ...SAVE, ...SHARE, ...PRINT];
