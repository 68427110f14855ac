import { isWhole, type Matrix, type Pin, type Point, projectiveFit, type Scan, unprojected } from '@sandtable/board';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { type KeptScan, scanStore } from '../storage/scan-store.ts';
import { type PictureTrouble, readPicture } from './read-picture.ts';

/** What dragging a pin does: the picture goes with it, or it marks another point of the picture. */
export type PinMode = 'locked' | 'fit' | 'pins';

/** A picture under the map, which only this browser keeps. */
export interface ScanControl {
  readonly kept: KeptScan | undefined;
  readonly mode: PinMode;
  readonly trouble: PictureTrouble | 'unkept' | undefined;
  readonly scan: Scan | undefined;
  setMode(mode: PinMode): void;
  open(file: Blob): void;
  change(to: Partial<Pick<KeptScan, 'opacity' | 'hidden'>>): void;
  remove(): void;
}

const store = scanStore();
/** Changes are kept when they have come to rest. */
const REST = 400;
/** Sheets are as wide as this. */
const WIDE = 1000;

export function useScan(on: boolean): ScanControl {
  const { t } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [mode, setMode] = useState<PinMode>('fit');
  const [trouble, setTrouble] = useState<ScanControl['trouble']>(undefined);
  const [found, setKept] = useKept(on ? ruleset : '', () => setTrouble('unkept'));
  const kept = useMemo(() => found && lying(found), [found]);
  const href = useHref(on ? kept?.picture : undefined);
  const open = async (file: Blob): Promise<void> => {
    const read = await readPicture(file);
    setTrouble(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setMode('fit');
    setKept({ ...read, opacity: 0.5, pins: pinsOf(read), hidden: false });
  };
  const matrix = kept && fitted(kept, kept.pins);
  const onPin = (pin: number, at: Point): void => {
    if (kept && matrix) setKept({ ...kept, pins: moved(kept, pin, at, mode === 'pins' ? matrix : undefined) });
  };
  const pins = mode === 'locked' ? [] : (kept?.pins.map((pin) => pin.at) ?? []);
  const shown = kept && href && matrix && !kept.hidden ? { ...kept, href, matrix } : undefined;
  return {
    ...{ kept, mode, setMode, trouble },
    scan: shown && { ...shown, pins, onPin, pinName: (nth) => t('scanPin', { n: nth + 1 }) },
    open: (file) => void open(file),
    change: (to) => kept && setKept({ ...kept, ...to }),
    remove: () => setKept(undefined),
  };
}

/** How the picture lies; undefined where its pins leave it none. */
function fitted({ width, height }: Size, pins: readonly Pin[]): Matrix | undefined {
  const matrix = projectiveFit(pins);
  return matrix && isWhole(matrix, width, height) ? matrix : undefined;
}

type Size = Pick<KeptScan, 'width' | 'height'>;

/** A pin that would leave the picture without a place stays. */
function moved(kept: KeptScan, nth: number, at: Point, matrix: Matrix | undefined): readonly Pin[] {
  const next = kept.pins.map((pin, i) => {
    if (i !== nth) return pin;
    return matrix ? { of: unprojected(matrix, at) ?? pin.of, at } : { ...pin, at };
  });
  return fitted(kept, next) ? next : kept.pins;
}

/** Whatever lies nowhere lies as at first. */
const lying = (kept: KeptScan): KeptScan => (fitted(kept, kept.pins) ? kept : { ...kept, pins: pinsOf(kept) });

/** At first it is as wide as the sheet, with a pin near each corner. */
const pinsOf = ({ width, height }: Size): readonly Pin[] =>
  CORNERS.map(([x, y]) => ({ of: [x * width, y * height], at: [x * WIDE, (y * height * WIDE) / width] }));
const CORNERS = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
] as const;

/** What the browser keeps for a ruleset, and keeps again when it is changed. */
function useKept(ruleset: string, onTrouble: () => void) {
  const [state, setState] = useState<{
    readonly of: string;
    readonly kept: KeptScan | undefined;
    readonly own: boolean;
  }>(NOTHING);
  useEffect(() => {
    if (ruleset === '') return;
    let isHere = true;
    store.of(ruleset).then(
      (kept) => isHere && setState({ of: ruleset, kept, own: false }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ruleset]);
  const fail = useEffectEvent(onTrouble);
  useEffect(() => {
    if (!state.own) return;
    const keep = (): Promise<void> => (state.kept ? store.keep(state.of, state.kept) : store.forget(state.of));
    const timer = setTimeout(() => void keep().catch(() => fail()), REST);
    return () => clearTimeout(timer);
  }, [state]);
  const setKept = (kept: KeptScan | undefined): void => setState({ of: ruleset, kept, own: true });
  return [state.of === ruleset ? state.kept : undefined, setKept] as const;
}
const NOTHING = { of: '', kept: undefined, own: false };

/** An address of a picture for as long as it is shown. */
function useHref(picture: Blob | undefined): string | undefined {
  const [href, setHref] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (picture === undefined) return;
    const made = URL.createObjectURL(picture);
    setHref(made);
    return () => {
      URL.revokeObjectURL(made);
      setHref(undefined);
    };
  }, [picture]);
  return href;
}
