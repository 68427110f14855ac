type Boxes = ReadonlyMap<string, DOMRect>;

/** What can be found on a table of cards. */
export interface Lying {
  /** Cards that are seen by themselves, with where they were: what is no longer on the table keeps its looks. */
  readonly cards: ReadonlyMap<string, { readonly card: HTMLElement; readonly box: DOMRect }>;
  readonly piles: Boxes;
  /** How many backs are seen of a pile. */
  readonly backs: ReadonlyMap<string, number>;
}

const CARDS = '.card[data-place]';

/** Everything on a table, and where it lies on the screen. */
export function lyingOn(table: HTMLElement): Lying {
  const piles = [...table.querySelectorAll<HTMLElement>('[data-pile]')];
  const nameOf = ({ dataset }: HTMLElement): string => dataset['pile'] ?? '';
  return {
    cards: new Map(
      [...table.querySelectorAll<HTMLElement>(CARDS)].map((card) => [
        card.dataset['place'] ?? '',
        { card, box: card.getBoundingClientRect() },
      ]),
    ),
    piles: new Map(piles.map((pile) => [nameOf(pile), pile.getBoundingClientRect()])),
    backs: new Map(piles.map((pile) => [nameOf(pile), pile.querySelectorAll('.card.back').length])),
  };
}

/** The pile that a card lies in. */
export const pileAround = (card: HTMLElement): string =>
  card.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '';
