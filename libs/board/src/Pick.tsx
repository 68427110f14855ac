import type { ReactNode } from 'react';
import type { BoardProps } from './board-props.ts';
import { DrawnButton } from './DrawnButton.tsx';

type Asked = Pick<
  BoardProps,
  'candidates' | 'mentioned' | 'aside' | 'picked' | 'ordered' | 'asked' | 'onPick' | 'keys'
>;

/** What may be picked on the board now, and what is picked already. */
export interface Picking {
  readonly isLegal: (kind: string, member: string) => boolean;
  /** How directly something answers what is asked; 0 if it does not. */
  readonly rank: (kind: string, member: string) => number;
  readonly isCandidate: (kind: string, member: string) => boolean;
  /** Something that candidates only speak of. */
  readonly isSpoken: (kind: string, member: string) => boolean;
  /** Candidates speak of it only together with others. */
  readonly isAside: (kind: string, member: string) => boolean;
  readonly isPicked: (kind: string, member: string) => boolean;
  /** Which one it was, where the order counts. */
  readonly placeOf: (member: string) => number | undefined;
  readonly onPick: ((member: string, kind: string) => void) | undefined;
  /** Whether Tab leads to it; where arrows lead from one to the next, Tab leads to one of them alone. */
  readonly tab?: ((member: string) => boolean) | undefined;
}

interface Drawn {
  readonly kind: string;
  readonly member: string;
  readonly name: string;
  /** It is drawn as a region, which has another look while it may be chosen. */
  readonly isArea?: boolean;
  readonly children: ReactNode;
}

/** How something stands to what is asked, as plain values: while they are the same it need not be drawn again. */
export interface Stance {
  readonly legal: boolean;
  readonly picked: boolean;
  readonly spoken: boolean;
  readonly aside: boolean;
  readonly tab: boolean;
  readonly place: number | undefined;
  readonly onPick: Picking['onPick'];
}

export const stanceOf = (picking: Picking, kind: string, member: string): Stance => ({
  legal: picking.onPick !== undefined && picking.isLegal(kind, member),
  picked: picking.isPicked(kind, member),
  spoken: picking.isSpoken(kind, member),
  aside: picking.isAside(kind, member),
  tab: picking.tab?.(member) !== false,
  place: picking.placeOf(member),
  onPick: picking.onPick,
});

/** Makes a drawn thing a button while it may be chosen; otherwise it is only drawn, with its name for whoever doesn't see it. */
export const Pick = ({ picking, ...drawn }: Drawn & { readonly picking: Picking }) => (
  <Pickable {...drawn} {...stanceOf(picking, drawn.kind, drawn.member)} />
);

/**
 * It stays the same element whether it may be chosen or not: a new one would have all that is drawn in it arranged and
 * painted again, at every question.
 */
export const Pickable = ({ kind, member, name: plain, isArea = false, children, ...stance }: Drawn & Stance) => {
  const { legal, picked, spoken, aside, tab, place, onPick } = stance;
  const name = place === undefined ? plain : `${place}. ${plain}`;
  const at = `${kind}.${member}`;
  if (onPick === undefined || !legal)
    return (
      <DrawnButton name={name} className={picked ? 'picked' : undefined} data={{ 'data-place': at }}>
        {children}
      </DrawnButton>
    );
  return (
    <DrawnButton
      name={name}
      className={['legal', picked && 'picked', spoken && 'spoken', aside && 'aside', isArea && 'area']
        .filter(Boolean)
        .join(' ')}
      tabIndex={tab ? 0 : -1}
      pressed={picked}
      data={{ 'data-spot': member, 'data-pick': member, 'data-place': at }}
      onPress={() => onPick(member, kind)}
    >
      {children}
    </DrawnButton>
  );
};

/** How directly something on the board answers what is asked; 0 if it does not. */
const RANK = { candidate: 3, key: 2, mentioned: 1, nothing: 0 } as const;

/**
 * Names alone may stand for members of several kinds; the kind of the question decides, where it has one. Keys are
 * gone to where they are no candidates themselves, and what candidates only speak of comes last.
 */
export const pickingOf = ({ picked, asked, onPick, keys, ordered = false, ...names }: Asked): Picking => {
  const [legal, spoken] = [new Set(names.candidates), new Set(names.mentioned)];
  const [chosen, open, aside] = [new Set(picked), new Set(keys?.members), new Set(names.aside)];
  const rank = (kind: string, member: string): number => {
    if ((asked === undefined || asked === kind) && legal.has(member)) return RANK.candidate;
    if (kind === keys?.kind && open.has(member)) return RANK.key;
    return spoken.has(member) ? RANK.mentioned : RANK.nothing;
  };
  return {
    rank,
    isLegal: (kind, member) => rank(kind, member) > RANK.nothing,
    isCandidate: (kind, member) => rank(kind, member) === RANK.candidate,
    isSpoken: (kind, member) => rank(kind, member) === RANK.mentioned,
    isAside: (kind, member) => rank(kind, member) === RANK.mentioned && aside.has(member),
    isPicked: (_, member) => chosen.has(member),
    placeOf: (member) => (ordered && chosen.has(member) ? picked.indexOf(member) + 1 : undefined),
    onPick:
      onPick && ((member, kind) => (rank(kind, member) === RANK.key ? keys?.onOpen(member) : onPick(member, kind))),
  };
};
