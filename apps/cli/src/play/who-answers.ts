import type { Bot, Random } from '@sandtable/bots';
import type { Waiting } from '@sandtable/session';
import { say } from '../command.ts';
import { inked } from '../screen/ink.ts';
import { readLine } from './asking.ts';
import { tellHelp, tellLog, tellPosition } from './commands.ts';
import { type Desk, tell } from './desk.ts';
import { exactly, isAmbiguous, pickFrom } from './pick.ts';
import { typedCommand } from './typed.ts';

interface Around {
  readonly desk: Desk;
  readonly botOf: (seat: string) => Bot | undefined;
  readonly random: Random;
}

/** The role that answers where any one of several may: bots only where no person is among them. Undefined: the player leaves. */
export async function whoAnswers(
  { desk, botOf, random }: Around,
  open: readonly Waiting[],
): Promise<string | undefined> {
  const people = open.filter(({ seat }) => botOf(seat) === undefined).map(({ role }) => role);
  if (people.length === 0) return open[random(open.length)]?.role;
  return people.length === 1 ? people[0] : await named(desk, people);
}

async function named(desk: Desk, roles: readonly string[]): Promise<string | undefined> {
  const view = desk.match.view();
  const texts = desk.textsOf(view);
  const pickable = { candidates: roles, labelOf: (role: string) => texts.begun(texts.member(role)) };
  tell(desk, 'play/anyone');
  for (const [i, role] of roles.entries())
    say(desk.context, `  ${inked('accent', String(i + 1))}  ${pickable.labelOf(role)}`);
  for (;;) {
    const line = await readLine(desk, desk.context.messages.text('play/pick'));
    const typed =
      line === undefined
        ? undefined
        : typedCommand(desk.context.messages, line, (text) => exactly(pickable, text) !== undefined);
    if (line === undefined || typed?.command === 'quit') return undefined;
    if (typed?.command === 'help') tellHelp(desk, undefined);
    if (typed?.command === 'log') tellLog(desk, view, typed.rest);
    if (typed?.command === 'show') tellPosition(desk, view, typed.rest);
    if (typed !== undefined) continue;
    const found = pickFrom(pickable, line);
    if (found !== undefined && !isAmbiguous(found)) return found[0];
    tell(desk, 'play/not-understood', { text: line });
  }
}
