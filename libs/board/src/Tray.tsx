import { own } from '@sandtable/text';
import { useMemo, useRef } from 'react';
import { draftNote } from './draft-note.ts';
import { reader } from './facts.ts';
import { HeldBox } from './HeldBox.tsx';
import { pickingOf } from './Pick.tsx';
import { isPlanned, type TrayProps, trayOf } from './tray.ts';
import { useAside } from './useAside.ts';
import type { BoardWords } from './words.ts';

/** What is asked for and has no place on the board yet, over its lower edge. */
export const Tray = ({ words, ...props }: TrayProps & { readonly words: BoardWords }) => {
  const { info, view, how, place, nameOf, fieldName } = props;
  const read = useMemo(() => reader(info, view), [info, view]);
  const tray = useRef<HTMLDivElement>(null);
  const groups = view === undefined ? [] : trayOf({ info, view, layout: how, read, nameOf, fieldName }, place, props);
  useAside(tray, groups.length === 0 ? undefined : view);
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
