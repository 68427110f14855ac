import type { Bot, Random } from '@sandtable/bots';
import type { Messages } from '@sandtable/messages';
import type { Waiting } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import { pickFrom } from './pick.ts';

interface Around {
  readonly context: Context;
  readonly messages: Messages;
  readonly botOf: (seat: string) => Bot | undefined;
  readonly random: Random;
}

/** The role that answers where any one of several may: bots only where no person is among them. Undefined: the player leaves. */
export async function whoAnswers(around: Around, open: readonly Waiting[]): Promise<string | undefined> {
  const people = open.filter(({ seat }) => around.botOf(seat) === undefined).map(({ role }) => role);
  if (people.length === 0) return open[around.random(open.length)]?.role;
  return people.length === 1 ? people[0] : await named(around, people);
}

async function named({ context, messages }: Around, roles: readonly string[]): Promise<string | undefined> {
  say(context, messages.text('play/anyone'));
  for (const [i, role] of roles.entries()) say(context, `  ${i + 1}  ${role}`);
  for (;;) {
    const line = (await context.io.readLine(context.json ? '' : messages.text('play/who')))?.trim();
    if (line === undefined || line === 'q') return undefined;
    const [role] = pickFrom(roles, line) ?? [];
    if (role !== undefined) return role;
    say(context, messages.text('play/not-understood', { text: line }));
  }
}
