import { diceIn } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { useStore } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';

interface Props {
  readonly rolls: readonly LogLine[];
  readonly className: string | undefined;
}

/** What faces mean that were rolled and aren't plain numbers, each once; nothing where all are. */
export const FaceMeanings = ({ rolls, className }: Props) => {
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  const said = rolls.flatMap((roll) =>
    facesOf(info, roll).map((face) => meant(face, texts.named(`${roll.path}/${face}`))),
  );
  const lines = [...new Set(said)].filter((line) => line !== '');
  return lines.length === 0 ? null : (
    <p className={className} data-part="face-meanings">
      {lines.join(' ')}
    </p>
  );
};

const facesOf = (info: GameInfo | undefined, roll: LogLine): readonly string[] =>
  (info && diceIn(info, roll)?.faces) ?? [];

const meant = (face: string, meaning: string | undefined): string =>
  meaning === undefined ? '' : `${face}: ${meaning}`;
