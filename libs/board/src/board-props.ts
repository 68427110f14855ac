import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import type { Axes } from './Axes.tsx';
import type { Drafts } from './drafts.ts';
import type { PlaceFinding } from './FindingMarks.tsx';
import type { Hands } from './hands.ts';
import type { Heat } from './heat.ts';
import type { ValueName } from './Legend.tsx';
import type { BoardLayout } from './layout.ts';
import type { Links } from './MapLinks.tsx';
import type { Motion } from './motion.ts';
import type { NameOf } from './names.ts';
import type { OtherPosition } from './otherwise.ts';
import type { Scan } from './ScanLayer.tsx';
import type { Rings } from './scene.ts';
import type { BoardWords } from './words.ts';
import type { KeptLook } from './zoom.ts';

export interface Keys {
  readonly kind: string;
  readonly members: readonly string[];
  readonly onOpen: (member: string) => void;
}

export interface BoardProps {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
  readonly layout: BoardLayout | undefined;
  /** Names of members that may be chosen now, and their kind where the question has one. */
  readonly candidates: readonly string[];
  readonly asked: string | undefined;
  /** The path of the question, and of a menu the parameter that is picked: `procedure/label.parameter`. */
  readonly question?: string | undefined;
  /** What it costs to come to each of them. */
  readonly costs?: Readonly<Record<string, number>> | undefined;
  /** What is said at each of them in a few words, such as odds. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
  /** The tool that shows where pieces may go, for those who hold no key. */
  readonly reach?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Names that candidates speak of, which are no candidates themselves: they may be picked in their place. */
  readonly mentioned?: readonly string[] | undefined;
  /** Whose question it is, by the name of the member; while nobody is asked nothing is looked for. */
  readonly asker?: string | undefined;
  readonly picked: readonly string[];
  /** Whether the order in which they were picked counts: then their names begin with a number. */
  readonly ordered?: boolean | undefined;
  readonly onPick: ((member: string, kind: string) => void) | undefined;
  /** What may be taken instead of what is picked, so that it stays in sight. */
  readonly instead?: readonly { readonly kind: string; readonly candidates: readonly string[] }[] | undefined;
  /** Somebody clicked what cannot be picked. */
  readonly onOther?: ((member: string, kind: string) => void) | undefined;
  /** Candidates are places alone, and arrow keys lead from one to the next: the map is being edited. */
  readonly roam?: boolean | undefined;
  /** Places can be taken and put elsewhere. */
  readonly hands?: Hands | undefined;
  /** Strokes over cells are repeated at these. */
  readonly axes?: Axes | undefined;
  /** A picture to trace. */
  readonly scan?: Scan | undefined;
  /** Links that are being edited. */
  readonly linking?: Links | undefined;
  /** Places that the text is about, as `Kind.member`. */
  readonly lit?: readonly string[] | undefined;
  /** Whoever clicks with Ctrl wants to see where it is written. */
  readonly onSource?: ((kind: string, member: string) => void) | undefined;
  /** Members of a kind that can be gone to instead: what is to be given a value. */
  readonly keys?: Keys | undefined;
  /** What is being chosen for counters, drawn as arrows where the layout says how. */
  readonly drafts?: Drafts | undefined;
  /** Where the reader looked before the board was taken away for a while, and where that is kept. */
  readonly look?: KeptLook | undefined;
  /** Coastlines as rings of longitude and latitude. */
  readonly rings?: Rings | undefined;
  /** Names of members as people read them; ids made readable where there is none. */
  readonly nameOf?: NameOf | undefined;
  /** What values of fields are called, such as sorts of ground. */
  readonly valueName?: ValueName | undefined;
  /** What fields are called by their path. */
  readonly fieldName?: ((path: string) => string | undefined) | undefined;
  /** Lines of the log as sentences. */
  readonly lineText?: ((line: LogLine) => string) | undefined;
  /** How much happened at places, drawn on them. */
  readonly heat?: Heat | undefined;
  /** What is wrong with places, drawn where they are. */
  readonly findings?: readonly PlaceFinding[] | undefined;
  /** What is being shown of the last decision. */
  readonly motion?: Motion | undefined;
  /** Nothing moves: that is a setting of the reader. */
  readonly isStill?: boolean | undefined;
  /** A position that is compared with this one: what would stand elsewhere is drawn as ghosts. */
  readonly other?: OtherPosition | undefined;
  /** The board fills the window: what explains it is folded away. */
  readonly isFull?: boolean | undefined;
  /** Tracks and boxes are unfolded, except in small windows; `always` in these too. */
  readonly hasRoom?: boolean | 'always' | undefined;
  readonly words?: Partial<BoardWords> | undefined;
}
