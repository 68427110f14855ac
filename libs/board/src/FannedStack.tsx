import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from './board-props.ts';
import type { Box } from './boxes.ts';
import { meant, One } from './Counters.tsx';
import { DrawnButton } from './DrawnButton.tsx';
import { described } from './described.ts';
import { type FanPlan, fanPlan, inSight } from './fan-plan.ts';
import type { Picking } from './Pick.tsx';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import type { Stack, StandingPiece } from './stand.ts';
import type { StackFan } from './useStackFan.ts';

interface Props {
  readonly fan: StackFan;
  readonly stacks: readonly Stack[];
  readonly scene: Scene;
  readonly sizes: Sizes;
  /** The part of the sheet that can be seen. */
  readonly sight: Box;
  readonly picking: Picking;
  readonly onOther: BoardProps['onOther'];
  readonly isStill: boolean;
}

/** Pixels between a fan and the edge of what is in sight. */
const RIM = 6;

/** The counters of one stack side by side, over everything else. */
export const FannedStack = ({ fan, stacks, sizes, sight, ...on }: Props) => {
  const stack = stacks.find(({ key }) => key === fan.key);
  if (stack === undefined) return null;
  const plan = fanPlan(stack, sizes, inSight(sight, RIM * sizes.px));
  const name = on.scene.byMember.get(stack.pieces[0]?.place ?? '')?.name;
  return (
    <Frame key={stack.key} {...{ fan, plan, name, isStill: on.isStill }}>
      {stack.pieces.map((piece, i) => (
        <Fanned
          key={piece.member}
          piece={{ ...piece, at: plan.at[i] ?? stack.at, size: plan.size }}
          from={stack}
          {...on}
          px={sizes.px}
        />
      ))}
    </Frame>
  );
};

interface FrameProps extends Pick<Props, 'fan' | 'isStill'> {
  readonly plan: FanPlan;
  /** The place it lies on. */
  readonly name: string | undefined;
  readonly children: ReactNode;
}

const Frame = ({ fan, name, plan: { box, size }, isStill, children }: FrameProps) => {
  const frame = useRef<SVGGElement>(null);
  useFocusWithin(frame, fan.by === 'press');
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is a drawing here, and no button
    <g
      ref={frame}
      role="group"
      aria-label={name}
      className={['stack-fan', `by-${fan.by}`, isStill ? 'still' : ''].filter(Boolean).join(' ')}
      data-fan=""
      onKeyDown={alongArrows}
      onPointerLeave={({ relatedTarget }) => fan.leave('pointer', relatedTarget)}
      onBlur={({ relatedTarget }) => fan.leave('focus', relatedTarget)}
    >
      <rect {...{ x: box.x, y: box.y, width: box.w, height: box.h, rx: size * 0.16 }} />
      {children}
    </g>
  );
};

/** Whoever opened it by a key goes on in it. */
function useFocusWithin(frame: { readonly current: SVGGElement | null }, isPressed: boolean): void {
  const isWanted = useEffectEvent(() => isPressed && document.activeElement?.closest('[data-stack]') !== null);
  useEffect(() => {
    if (isPressed && isWanted()) frame.current?.querySelector<SVGGElement>('[role="button"]')?.focus();
  }, [frame, isPressed]);
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const alongArrows = (event: KeyboardEvent<SVGGElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...event.currentTarget.querySelectorAll<SVGGElement>('[role="button"]')];
  const at = all.findIndex((one) => one === document.activeElement);
  all[(at + step + all.length) % all.length]?.focus();
};

interface FannedProps extends Pick<Props, 'scene' | 'picking' | 'onOther'> {
  readonly piece: StandingPiece;
  readonly from: Stack;
  readonly px: number;
}

/** A counter that comes out of its stack. What can't be chosen says why when it is pressed. */
const Fanned = ({ piece, from, scene, picking, onOther, px }: FannedProps) => {
  const { kind, member, at } = piece;
  const as = meant(piece, picking, scene);
  const spot = scene.byMember.get(piece.place);
  const under = spot && [{ kind: spot.kind, member: spot.member }];
  const name = described(piece, spot?.name ?? '');
  const way = { '--from-x': `${from.at[0] - at[0]}px`, '--from-y': `${from.at[1] - at[1]}px` } as CSSProperties;
  const counter = <One {...as} piece={piece} px={px} name={name} />;
  return (
    <g className="fanned" style={way} data-piece={`${kind}.${member}`}>
      {as.legal ? (
        counter
      ) : (
        <DrawnButton
          name={name}
          className="fanned-button"
          data={{ 'data-place': `${kind}.${member}` }}
          onPress={() => onOther?.(member, kind, under)}
        >
          {counter}
        </DrawnButton>
      )}
    </g>
  );
};
