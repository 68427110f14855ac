import type { Fight } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useTexts } from '../play/useTexts.ts';

interface Props {
  readonly fight: Fight;
  readonly className: string | undefined;
}

/** How one number came of the other, where the ruleset has a text for it. Several meetings have no room for theirs. */
export const FightBecause = ({ fight: { bouts }, className }: Props) => {
  const because = useBecause();
  const [{ line }, ...more] = bouts;
  const text = more.length > 0 ? '' : because(line);
  return text === '' ? null : (
    <p className={className} data-part="fight-because">
      {text}
    </p>
  );
};

/** Why the numbers of a line are what they are, as `duel/attack/because`; empty without such a text. */
export function useBecause(): (line: LogLine) => string {
  const texts = useTexts();
  return ({ path, args }) => texts.named(`${path}/because`, args)?.trim() ?? '';
}
