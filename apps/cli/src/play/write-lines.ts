import { renderFinding } from '@sandtable/messages';
import type { Note } from '@sandtable/notation';
import type { AskView, MatchView } from '@sandtable/session';
import { type Answered, type Paper, readLines } from '@sandtable/session/notation';
import { say } from '../command.ts';
import { inked } from '../screen/ink.ts';
import { readLine } from './asking.ts';
import { tellCause } from './cause.ts';
import { tellHelp, tellLog, tellPosition } from './commands.ts';
import { type Desk, tell } from './desk.ts';
import { type Typed, typedCommand } from './typed.ts';

/** A question that is answered in writing. */
interface Written {
  readonly desk: Desk;
  readonly view: MatchView;
  readonly ask: AskView;
  readonly paper: Paper;
}

/** Lines typed one by one, each shown as it was read; an empty one ends. `undo` takes the last back, or leaves. */
export async function writeLines(written: Written): Promise<Answered | 'back' | 'quit'> {
  const { desk, paper } = written;
  const lines: string[] = [];
  tell(desk, 'play/write');
  tellPieces(desk, paper);
  for (;;) {
    const line = await readLine(desk, '>');
    if (line === undefined) return 'quit';
    if (line === '') return end(desk, readLines(paper, lines));
    const typed = typedCommand(desk.context.messages, line, () => false);
    if (typed?.command === 'quit') return 'quit';
    if (typed?.command === 'undo' && lines.pop() === undefined) return 'back';
    if (typed !== undefined) obey(written, typed);
    else {
      lines.push(line);
      const at = lines.length - 1;
      tellNotes(
        desk,
        readLines(paper, lines).notes.filter((note) => note.line === at),
      );
    }
  }
}

/** What there is to be written for. */
function tellPieces({ context }: Desk, paper: Paper): void {
  const pieces = readLines(paper, []).notes.map(({ fields }) => fields.piece ?? '');
  if (pieces.length > 0) say(context, `  ${pieces.map((piece) => inked('accent', piece)).join(', ')}`);
}

function obey({ desk, view, ask, paper }: Written, { command, rest }: Typed): void {
  if (command === 'help') tellHelp(desk, undefined);
  if (command === 'why') tellCause(desk, view, ask);
  if (command === 'log') tellLog(desk, view, rest);
  if (command === 'show') tellPosition(desk, view, rest);
  if (command === 'more') tellPieces(desk, paper);
}

function end(desk: Desk, answered: Answered): Answered {
  tellNotes(
    desk,
    answered.notes.filter(({ line }) => line < 0),
  );
  return answered;
}

function tellNotes({ context, messages }: Desk, notes: readonly Note[]): void {
  for (const { code, fields } of notes) say(context, `  ${renderFinding({ code, fields }, messages.lang)}`);
}
