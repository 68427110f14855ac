import { useWorkbench } from '../context.ts';

/** What the board says in the language of the page. */
export const useBoardWords = () => {
  const { t } = useWorkbench();
  return {
    board: t('board'),
    hint: t('boardHint'),
    closer: t('closer'),
    farther: t('farther'),
    whole: t('whole'),
    legend: t('legend'),
    pieces: t('pieces', { n: '{n}' }),
    places: t('placesList'),
    nextTo: t('placeBeside', { place: '{place}' }),
    free: t('mayChoose'),
    carried: t('carried', { place: '{place}', x: '{x}', y: '{y}' }),
    carriedName: t('carriedName', { place: '{place}', x: '{x}', y: '{y}' }),
    beyond: t('beyondEdge', { n: '{n}' }),
    against: t('boardAgainst', { first: '{first}', second: '{second}' }),
    hits: t('boardHits', { n: '{n}', of: '{of}' }),
    tray: t('boardTray'),
    dice: t('boardDice'),
    reach: t('reach'),
  };
};
