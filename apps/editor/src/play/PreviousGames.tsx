import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { PreviousGame } from '../state/slices/match.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Row } from '../ui/Row.tsx';
import { useTexts } from './useTexts.ts';

/** Matches that were left for a new one; each is one click away. */
export const PreviousGames = () => {
  const { previousGames } = useStore(pick('previousGames'));
  // A new one is put on top of the others, so each is known by how many are below it.
  const [last, ...others] = previousGames.map((game, nth) => ({ game, nth })).reverse();
  if (last === undefined) return null;
  return (
    <Row data-part="previous-games">
      <Reopen game={last.game} />
      {others.length === 0 ? null : <Earlier games={others} />}
    </Row>
  );
};

interface EarlierProps {
  readonly games: readonly { readonly game: PreviousGame; readonly nth: number }[];
}

const Earlier = ({ games }: EarlierProps) => {
  const { t } = useWorkbench();
  return (
    <Disclosure summary={t('earlier', { n: games.length })}>
      <ul>
        {games.map(({ game, nth }) => (
          <li key={nth}>
            <Reopen game={game} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

const Reopen = ({ game }: { readonly game: PreviousGame }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const { seats, seed, decisions } = game.save;
  const n = game.moves ?? decisions.length;
  return (
    <Button onClick={() => void bench.play.resume(game)}>
      {t('backTo', { seats: texts.path(`seats/${seats}`), seed: String(seed), n })}
    </Button>
  );
};
