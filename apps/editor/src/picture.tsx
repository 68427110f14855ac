import { Board, type BoardProps, readLayout } from '@sandtable/board';
import { infoSeen } from '@sandtable/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { coast } from './play/coast.ts';

type Drawn = Pick<BoardProps, 'info' | 'nameOf'> & {
  readonly view: NonNullable<BoardProps['view']>;
  /** The text of the layout. */
  readonly layout: string | undefined;
};

/** A board as a picture in a printed text: nothing in it can be clicked. */
export const boardPicture = ({ info, view, layout, nameOf }: Drawn): string =>
  renderToStaticMarkup(
    <Board
      info={infoSeen(info, view)}
      view={view}
      layout={layout === undefined ? undefined : readLayout(layout)}
      rings={coast}
      candidates={[]}
      asked={undefined}
      picked={[]}
      onPick={undefined}
      nameOf={nameOf}
    />,
  );
