import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { GameCard } from '../state/game-cards.ts';
import styles from './Cover.module.css';
import { Miniature } from './Miniature.tsx';

/** What a game looks like: its board, or a small sheet of its places until there is a picture. It tells nothing that words do not. */
export const Cover = ({ card: { ruleset, picture } }: { readonly card: GameCard }) => {
  const address = useCover(ruleset);
  const [drawn, setDrawn] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const isDrawn = drawn !== undefined && drawn === address;
  return (
    <div className={styles.cover} data-part="cover" data-drawn={isDrawn || undefined}>
      <Miniature picture={picture} />
      {address === undefined || address === failed ? null : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setDrawn(address)}
          onError={() => setFailed(address)}
        />
      )}
    </div>
  );
};

function useCover(ruleset: string): string | undefined {
  const { bench } = useWorkbench();
  const lang = useStore((state) => state.lang);
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let own: string | undefined;
    const revoke = (): void => (own?.startsWith('blob:') ? URL.revokeObjectURL(own) : undefined);
    void bench.covers.addressOf(ruleset, lang).then((found) => {
      own = found;
      isWanted ? setAddress(found) : revoke();
    });
    return () => {
      isWanted = false;
      revoke();
    };
  }, [bench, ruleset, lang]);
  return address;
}
