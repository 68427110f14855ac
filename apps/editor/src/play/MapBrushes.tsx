import type { Brush } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import type { MapEditing } from './useMapEditing.ts';
import { useTexts } from './useTexts.ts';

/** What a brush does, in words of the ruleset where it has them. */
const useSaid = (): ((brush: Brush) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return ({ sort, kind, says }) => {
    if (sort === 'move') return t('moveThings');
    const parts = says.map(({ field, value }) => {
      const said = texts.value(`${kind}.${field}`, value === 'true' ? true : value === 'false' ? false : value);
      return `${texts.named(`${kind}.${field}`) ?? field}: ${said}`;
    });
    return parts.length > 0 ? parts.join(', ') : t('nothingHere');
  };
};

/** The signs or values that cells can be painted with. */
export const MapBrushes = ({ editing }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const said = useSaid();
  return (
    <fieldset className="brushes">
      <legend>{t('brush')}</legend>
      {editing.brushes.map((brush) => (
        <label key={brush.id} className="tick">
          <input
            type="radio"
            name="brush"
            checked={editing.brush?.id === brush.id}
            onChange={() => editing.choose(brush.id)}
          />{' '}
          {brush.sort === 'sign' ? <code>{brush.text}</code> : null} {said(brush)}
        </label>
      ))}
      <p className="quiet" role="status">
        {t(editing.idle ? 'nothingPainted' : editing.held === undefined ? 'brushHint' : 'moveHint', {
          cell: editing.held ?? '',
        })}
      </p>
      <button type="button" disabled={editing.undo === undefined} onClick={editing.undo}>
        {t('undoEdit')}
      </button>
    </fieldset>
  );
};
