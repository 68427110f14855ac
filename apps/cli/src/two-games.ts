import { type Context, positional } from './command.ts';

/** Two games to be held against each other; without a second one a variant is held against its base. */
export function twoNames(context: Context, command: string): readonly [string, string] {
  const first = positional(context, 0, command, 'GAME GAME');
  const [base = ''] = first.split('+');
  if (context.positionals.length > 1 || first === base) return [first, positional(context, 1, command, 'GAME GAME')];
  return [base, first];
}
