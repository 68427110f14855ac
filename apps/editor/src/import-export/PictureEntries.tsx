import type { Drawn } from '@sandtable/picture';
import { useStore, useWorkbench } from '../context.ts';
import { layoutText, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { plainName } from '../storage/joined.ts';
import { handOver } from './hand-over.ts';

/** What draws is fetched when somebody wants a picture. */
const pictures = async () => await import('./board-picture.ts');

/** Entries of a menu: the board as it stands as a file, or on paper. */
export const PictureEntries = () => {
  const { bench, t } = useWorkbench();
  const { info, view, ruleset } = useStore(pick('info', 'view', 'ruleset'));
  const texts = useTexts();

  const layout = useStore(layoutText);
  if (info === undefined || view === undefined || ruleset === undefined) return null;
  const drawn: Drawn = {
    info,
    view,
    layout,
    nameOf: texts.member,
    valueName: texts.value,
    fieldName: texts.named,
  };
  const safely = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => bench.actions.reportTrouble(error));
  const save = async (kind: 'svg' | 'png'): Promise<void> => {
    const picture = await (await pictures()).pictureOf(drawn, kind);
    if (picture) handOver(bench, `${plainName(ruleset)}.${kind}`, picture.bytes, picture.type);
    else bench.actions.reportTrouble(t('pictureNone'));
  };
  const printIt = async (): Promise<void> => (await pictures()).printBoard(drawn, plainName(ruleset));
  const printSheet = async (): Promise<void> => {
    if (!(await pictures()).printMap(drawn, plainName(ruleset))) bench.actions.reportTrouble(t('pictureNone'));
  };
  return (
    <>
      <button type="button" className="plain" onClick={() => safely(save('svg'))}>
        {t('pictureSvg')}
      </button>
      <button type="button" className="plain" onClick={() => safely(save('png'))}>
        {t('picturePng')}
      </button>
      <button type="button" className="plain" onClick={() => safely(printIt())}>
        {t('printBoard')}
      </button>
      <button type="button" className="plain" onClick={() => safely(printSheet())}>
        {t('printSheet')}
      </button>
    </>
  );
};
