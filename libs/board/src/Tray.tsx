import { own } from '@sandtable/text';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { draftNote } from './draft-note.ts';
import { reader } from './facts.ts';
import { HeldBox } from './HeldBox.tsx';
import { pickingOf } from './Pick.tsx';
import { isPlanned, type TrayProps, trayOf } from './tray.ts';
import { useAside } from './useAside.ts';
import type { BoardWords } from './words.ts';

type Props = TrayProps & {
  readonly words: BoardWords;
  /** Says how much of the board it lies over. */
  readonly onHeight: (height: number) => void;
};

/** What is asked for and has no place on the board yet, over its lower edge. */
export const Tray = ({ words, onHeight, ...props }: Props) => {
  const { info, view, how, place, nameOf, fieldName } = props;
  const read = useMemo(() => reader(info, view), [info, view]);
  const tray = useRef<HTMLDivElement>(null);
  const groups = view === undefined ? [] : trayOf({ info, view, layout: how, read, nameOf, fieldName }, place, props);
  const isThere = groups.length > 0;
  useAside(tray, isThere ? view : undefined);
  useHeight(tray, isThere, onHeight);
  if (groups.length === 0) return null;
  return (
    <div ref={tray} className="board-tray">
      <HeldBox
        of="tray"
        title={words.tray}
        hasRoom
        isAsked
        canSwitch
        groups={groups}
        countsOnly={false}
        picking={pickingOf(props)}
        isAway={({ kind, member }) => isPlanned(props, place, kind, member)}
        noteOf={({ kind, member }) =>
          draftNote(props, kind, member) ?? own(props.pieceNotes ?? {}, `${kind}.${member}`)
        }
      />
    </div>
  );
};

/** Says how high the tray is whenever that changes; one that isn't there has no height. */
function useHeight(ref: RefObject<HTMLElement | null>, isThere: boolean, onHeight: Props['onHeight']): void {
  useLayoutEffect(() => {
    const tray = ref.current;
    if (!isThere || tray === null) return onHeight(0);
    onHeight(tray.offsetHeight);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => onHeight(tray.offsetHeight));
    observer.observe(tray);
    return () => observer.disconnect();
  }, [ref, isThere, onHeight]);
}
