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
  const { brushes, tools, choose } = editing;
  useLoneKeys((key) => {
    const own = toolAt(tools, key);
    if (own) choose(own.id);
    return own !== undefined;
  });
  const group = useId();
  return (
    <fieldset className={styles.palette}>
      <legend className="unseen">{t(brushes.length > 0 ? 'brush' : 'mapTool')}</legend>
      <Brushes editing={editing} group={group} />
      <Tools editing={editing} group={group} />
    </fieldset>
  );
};

interface GroupProps {
  readonly editing: MapEditing;
  /** The name that all chips share. */
  readonly group: string;
}

const Brushes = ({ editing, group }: GroupProps) => {
  const { brushes, printed } = editing;
  const wordsOf = useBrushWords();
  const labelled = brushes.map((one) => ({ one, words: wordsOf(one) }));
  return labelled.map(({ one, words }, i) => (
    <Fragment key={one.id}>
      {words.field !== undefined && words.field !== labelled[i - 1]?.words.field ? (
        <span className={styles.field} aria-hidden>
          {words.field}
        </span>
      ) : null}
      <Chip id={one.id} editing={editing} group={group}>
        {one.sort === 'move' ? null : <BrushSwatch {...{ brush: one, brushes, printed }} />}
        {one.sort === 'sign' ? <code>{one.text}</code> : null} <Said {...words} />
      </Chip>
    </Fragment>
  ));
};

const Tools = ({ editing, group }: GroupProps) => {
  const nameOf = useToolName();
  return editing.tools.map((one, i) => (
    <Chip key={one.id} id={one.id} editing={editing} group={group}>
      <span>{nameOf(one)}</span> <kbd aria-hidden>{toolKey(i)}</kbd>
    </Chip>
  ));
};

interface ChipProps extends GroupProps {
  readonly id: string;
  readonly children: ReactNode;
}

const Chip = ({ id, editing: { tool, brush, choose }, group, children }: ChipProps) => (
  <label className={styles.chip}>
    <input type="radio" name={group} checked={id === (tool ?? brush)?.id} onChange={() => choose(id)} />
    {children}
  </label>
);

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
