import type { Fight } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { useLineText } from '../play/useLineText.ts';

/** What the line says; nothing where numbers or dice are shown, which it would only say once more. */
export function useSaid({ bouts: [{ line, values }, ...more], rolls }: Fight, info: GameInfo): string {
  const textOf = useLineText();
  const isDice = info.dice.some(({ name }) => name === line.args.die);
  const tells = rolls.length > 0 || values.some((value) => value !== undefined);
  return more.length === 0 && !isDice && !tells ? textOf(line) : '';
}
