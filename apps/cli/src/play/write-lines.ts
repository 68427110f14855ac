import { type Messages, renderFinding } from '@sandtable/messages';
import type { Note } from '@sandtable/notation';
import { type Answered, type Paper, readLines } from '@sandtable/session/notation';
import { type Context, say } from '../command.ts';

/** Lines typed one by one, each told how it was read; an empty one ends. `u` takes the last back, or leaves. */
export async function writeLines(
  context: Context,
  messages: Messages,
  paper: Paper,
): Promise<Answered | 'back' | 'quit'> {
  const lines: string[] = [];
  say(context, messages.text('play/write'));
  const pieces = readLines(paper, []).notes.map(({ fields }) => fields.piece ?? '');
  if (pieces.length > 0) say(context, `  ${pieces.join(', ')}`);
  for (;;) {
    const line = (await context.io.readLine(context.json ? '' : '>'))?.trim();
    if (line === undefined || line === 'q') return 'quit';
    if (line === 'u' && lines.pop() === undefined) return 'back';
    if (line === 'u') continue;
    if (line === '') return end(context, messages, readLines(paper, lines));
    lines.push(line);
    const at = lines.length - 1;
    tell(
      context,
      messages,
      readLines(paper, lines).notes.filter((note) => note.line === at),
    );
  }
}

function end(context: Context, messages: Messages, answered: Answered): Answered {
  tell(
    context,
    messages,
    answered.notes.filter(({ line }) => line < 0),
  );
  return answered;
}

function tell(context: Context, messages: Messages, notes: readonly Note[]): void {
  for (const { code, fields } of notes) say(context, `  ${renderFinding({ code, fields }, messages.lang)}`);
}
