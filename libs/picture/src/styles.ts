import aims from '@sandtable/board/styles/aims.css?raw';
import arrows from '@sandtable/board/styles/arrows.css?raw';
import badges from '@sandtable/board/styles/badges.css?raw';
import card from '@sandtable/board/styles/card.css?raw';
import choices from '@sandtable/board/styles/choices.css?raw';
import columns from '@sandtable/board/styles/columns.css?raw';
import counters from '@sandtable/board/styles/counters.css?raw';
import fan from '@sandtable/board/styles/fan.css?raw';
import ground from '@sandtable/board/styles/ground.css?raw';
import legend from '@sandtable/board/styles/legend.css?raw';
import marks from '@sandtable/board/styles/marks.css?raw';
import narrowTable from '@sandtable/board/styles/narrow-table.css?raw';
import piles from '@sandtable/board/styles/piles.css?raw';
import places from '@sandtable/board/styles/places.css?raw';
import strips from '@sandtable/board/styles/strips.css?raw';
import terrain from '@sandtable/board/styles/terrain.css?raw';
import tools from '@sandtable/board/styles/tools.css?raw';

/** The style sheet of a board, as `board.css` puts it together. */
export const boardStyles = [
  ground,
  places,
  arrows,
  counters,
  choices,
  tools,
  marks,
  legend,
  terrain,
  badges,
  aims,
].join('');

/** The style sheet of tables of cards. */
export const cardStyles = [strips, card, fan, columns, piles, narrowTable].join('');
