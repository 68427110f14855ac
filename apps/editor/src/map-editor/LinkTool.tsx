import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import type { Word } from '../words.ts';
import type { MapTool } from './map-tools.ts';
import { relationName } from './tool-words.ts';
import type { Linking, LinkMade } from './useLinking.ts';

interface Props {
  readonly tool: Extract<MapTool, { does: 'link' }>;
  readonly linking: Linking;
}

const SAID: Readonly<Record<LinkMade['done'], Word>> = {
  added: 'mapLinkAdded',
  cut: 'mapLinkCut',
  ends: 'mapLinkEnds',
  variant: 'mapLinkVariant',
  unreadable: 'mapLinkUnreadable',
};

/** Which two places are joined, or are no longer. */
export const LinkTool = ({ tool, linking }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { from, made, joined, both, setBoth } = linking;
  const names = { from: texts.member(made?.from ?? from ?? ''), to: texts.member(made?.to ?? '') };
  const relation = relationName(texts, tool.relation);
  const said = (): string => {
    if (made) return t(SAID[made.done], { ...names, relation });
    if (joined) return t(joined.isNew ? 'mapLinkJoined' : 'mapLinkJoinedAll', { n: joined.pairs, relation });
    return t(from === undefined ? 'mapLinkHint' : 'mapLinkTo', names);
  };
  return (
    <>
      {tool.directed ? (
        <Checkbox checked={both} onChange={({ target }) => setBoth(target.checked)}>
          {t('mapLinkBoth')}
        </Checkbox>
      ) : null}
      {linking.joinNeighbors ? <Button onClick={linking.joinNeighbors}>{t('mapLinkNeighbors')}</Button> : null}
      <p className="quiet" role="status">
        {said()}
      </p>
    </>
  );
};
