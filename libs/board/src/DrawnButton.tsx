import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly className: string | undefined;
  readonly tabIndex?: 0 | -1;
  readonly transform?: string;
  /** Whether it's picked, for what can be. */
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  /** Attributes that tests, styles and keys find it by. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  /** What it does; without it, it is only a picture, with its name for whoever doesn't see it. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button within an SVG drawing, where HTML has none. Enter and the space bar press it as well. */
export const DrawnButton = ({ name, pressed, expanded, data, onPress, children, tabIndex = 0, ...drawn }: Props) => {
  const pressing = onPress && {
    tabIndex,
    'aria-pressed': pressed,
    'aria-expanded': expanded,
    onClick: onPress,
    onKeyDown: onKey(onPress),
  };
  return (
    <g role={onPress ? 'button' : 'img'} aria-label={name} {...drawn} {...data} {...pressing}>
      {children}
    </g>
  );
};

const onKey =
  (onPress: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
