import type { LucideIcon } from 'lucide-react';
import type { State } from '../state/state.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Say, Word } from '../words.ts';

/** Something that can be done on the page. Menus, keys, the palette, help and the editor's menu come from it. */
export interface Command {
  readonly id: string;
  readonly title: (t: Say) => string;
  /** The heading under which help and palette list it. */
  readonly group: Word;
  readonly icon?: LucideIcon;
  /** Keys that do it, such as `Mod+Shift+P`; Mod is Ctrl, or the command key on a Mac. */
  readonly keys?: readonly string[];
  /** Who listens for the keys: the page wherever no text is typed, the page everywhere, or the text editor itself. */
  readonly heard?: 'outside-text' | 'everywhere' | 'by-editor';
  /** Whether it can be done now; without it, always. */
  readonly when?: (state: State) => boolean;
  readonly run: (bench: Workbench) => unknown;
}

/** A key that a part of the page understands while it has the focus; it does nothing elsewhere. */
export interface KeyHint {
  readonly keys: string;
  readonly title: Word;
  readonly group: Word;
}
