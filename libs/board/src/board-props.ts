import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import type { Axes } from './Axes.tsx';
import type { Drafts } from './drafts.ts';
import type { PlaceFinding } from './FindingMarks.tsx';
import type { ForeseenAnswer } from './foreseen-answer.ts';
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

/** A piece, a card or a place. */
export interface Member {
  readonly kind: string;
  readonly member: string;
}

export interface BoardProps {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
  readonly layout: BoardLayout | undefined;
  /** Names of members that can be chosen now; their kind is in `asked` if the question has one. */
  readonly candidates: readonly string[];
  readonly asked: string | undefined;
  /** The path of the question; for a menu, of the parameter that is picked: `procedure/label.parameter`. */
  readonly question?: string | undefined;
  /** The cost of reaching each candidate. */
  readonly costs?: Readonly<Record<string, number>> | undefined;
  /** A short note at each candidate, such as its odds. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
  /** What a piece stands for among the answers, by `Kind.member`, to label it with. */
  readonly pieceNotes?: Readonly<Record<string, string>> | undefined;
  /** The tool that shows where pieces can go, for those who don't hold a key. */
  readonly reach?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Names that candidates mention without being candidates: picking one picks a candidate that mentions it. */
  readonly mentioned?: readonly string[] | undefined;
  /** Those of them that are only ever mentioned together with others, such as the places of units that could be supported. */
  readonly aside?: readonly string[] | undefined;
  /** The role that is asked, by the name of its member; if nobody is asked, the board doesn't look for choices. */
  readonly asker?: string | undefined;
  readonly picked: readonly string[];
  /** Whether the order of the picks matters: their names then begin with a number. */
  readonly ordered?: boolean | undefined;
  readonly onPick: ((member: string, kind: string) => void) | undefined;
  /** What can be picked instead of the current pick, and so stays visible. */
  readonly instead?: readonly { readonly kind: string; readonly candidates: readonly string[] }[] | undefined;
  /** Called when something that can't be picked is clicked; `under` is what lies there, the uppermost first. */
  readonly onOther?: ((member: string, kind: string, under?: readonly Member[]) => void) | undefined;
  /** The map is being edited: only places are candidates, and arrow keys go from one to the next. */
  readonly roam?: boolean | undefined;
  /** Handles for moving places. */
  readonly hands?: Hands | undefined;
  /** Axes across which strokes over cells are repeated. */
  readonly axes?: Axes | undefined;
  /** A picture to trace. */
  readonly scan?: Scan | undefined;
  /** Links that are being edited. */
  readonly linking?: Links | undefined;
  /** Places that the text mentions, as `Kind.member`. */
  readonly lit?: readonly string[] | undefined;
  /** Called on Ctrl+click, to show where a place is declared. */
  readonly onSource?: ((kind: string, member: string) => void) | undefined;
  /** Members of a kind that can be given a value next. */
  readonly keys?: Keys | undefined;
  /** What answers would do to the cards of the table before they are given. */
  readonly foreseen?: readonly ForeseenAnswer[] | undefined;
  /** Unconfirmed answers for counters, drawn as arrows if the layout defines them. */
  readonly drafts?: Drafts | undefined;
  /** The visible part of the board before it was hidden for a while, and where that is stored. */
  readonly look?: KeptLook | undefined;
  /** Coastlines as rings of longitude and latitude. */
  readonly rings?: Rings | undefined;
  /** Names of members for people; without one, the id is made readable. */
  readonly nameOf?: NameOf | undefined;
  /** Names of values of fields, such as types of terrain. */
  readonly valueName?: ValueName | undefined;
  /** Names of fields, by path. */
  readonly fieldName?: ((path: string) => string | undefined) | undefined;
  /** Log lines as sentences. */
  readonly lineText?: ((line: LogLine) => string) | undefined;
  /** Counts to draw on places, such as how often they were entered. */
  readonly heat?: Heat | undefined;
  /** Findings to draw at places. */
  readonly findings?: readonly PlaceFinding[] | undefined;
  /** The part of the last decision that is being shown. */
  readonly motion?: Motion | undefined;
  /** Nothing moves, because the user turned animations off. */
  readonly isStill?: boolean | undefined;
  /** A position to compare with this one: pieces that are elsewhere in it are drawn as ghosts. */
  readonly other?: OtherPosition | undefined;
  /** The board fills the window, and its legend is collapsed. */
  readonly isFull?: boolean | undefined;
  /** Tracks and boxes are expanded, except in small windows; `always` includes those. */
  readonly hasRoom?: boolean | 'always' | undefined;
  readonly words?: Partial<BoardWords> | undefined;
}
