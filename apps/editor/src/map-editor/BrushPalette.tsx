import { layoutFor, Swatch } from '@sandtable/board';
import type { Brush } from '@sandtable/ide';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import styles from './BrushPalette.module.css';
import { saidAlone } from './cells/painted.ts';
import { toolAt, toolKey, useLoneKeys } from './tool-keys.ts';
import { type BrushWords, useBrushWords, useToolName } from './tool-words.ts';
import type { MapEditing } from './useMapEditing.ts';

/** What cells are painted with, as the board draws it, and the tools for places: one of all is chosen. */
export const BrushPalette = ({ editing }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const { brushes, tools, tool, brush, printed, choose } = editing;
  const group = useId();
  const wordsOf = useBrushWords();
  const labelled = brushes.map((one) => ({ one, words: wordsOf(one) }));
  const nameOfTool = useToolName();
  const chosen = (tool ?? brush)?.id;
  useLoneKeys((key) => {
    const own = toolAt(tools, key);
    if (own) choose(own.id);
    return own !== undefined;
  });
  const chip = (id: string, content: ReactNode) => (
    <label key={id} className={styles.chip}>
      <input type="radio" name={group} checked={id === chosen} onChange={() => choose(id)} />
      {content}
    </label>
  );
  return (
    <fieldset className={styles.palette}>
      <legend className="unseen">{t(brushes.length > 0 ? 'brush' : 'mapTool')}</legend>
      {labelled.map(({ one, words }, i) => (
        <Fragment key={one.id}>
          {words.field !== undefined && words.field !== labelled[i - 1]?.words.field ? (
            <span className={styles.field} aria-hidden>
              {words.field}
            </span>
          ) : null}
          {chip(
            one.id,
            <>
              {one.sort === 'move' ? null : <BrushSwatch {...{ brush: one, brushes, printed }} />}
              {one.sort === 'sign' ? <code>{one.text}</code> : null} <Said {...words} />
            </>,
          )}
        </Fragment>
      ))}
      {tools.map((one, i) =>
        chip(
          one.id,
          <>
            <span>{nameOfTool(one)}</span> <kbd aria-hidden>{toolKey(i)}</kbd>
          </>,
        ),
      )}
    </fieldset>
  );
};

/** The field is written once before all of its values; each is still called by both. */
const Said = ({ field, says }: BrushWords) => (
  <span>
    {field === undefined ? null : <span className="unseen">{`${field}: `}</span>}
    {says}
  </span>
);

type SwatchProps = Pick<MapEditing, 'brushes' | 'printed'> & { readonly brush: Brush };

/** A cell as the brush leaves it. */
const BrushSwatch = ({ brush, brushes, printed }: SwatchProps) => {
  const { info } = useStore(pick('info'));
  const written = useLayout();
  const layout = useMemo(() => info && layoutFor(info, written), [written, info]);
  const values = useMemo(() => saidAlone(printed, brushes, brush), [printed, brushes, brush]);
  return info && layout ? <Swatch {...{ info, layout, values, kind: brush.kind }} /> : null;
};
