import { readable } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { Brush } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { MapTool } from './map-tools.ts';

/** What a brush does, in words of the ruleset where it has them. */
export interface BrushWords {
  /** The field that it gives, if it gives a single one. */
  readonly field: string | undefined;
  readonly says: string;
}

export function useBrushWords(): (brush: Brush) => BrushWords {
  const { t } = useWorkbench();
  const texts = useTexts();
  return ({ sort, kind, says }) => {
    if (sort === 'move') return { field: undefined, says: t('moveThings') };
    const parts = says.map(({ field, value }) => {
      const path = `${kind}.${field}`;
      return { field: texts.named(path) ?? readable(field), value: texts.value(path, plainValue(value)) };
    });
    const [first] = parts;
    if (first === undefined) return { field: undefined, says: t('nothingHere') };
    if (parts.length === 1) return { field: first.field, says: first.value };
    return { field: undefined, says: parts.map(({ field, value }) => `${field}: ${value}`).join(', ') };
  };
}

const plainValue = (value: string): string | boolean =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** What the ruleset calls a relation, or the field or relation that says where things start. */
export const relationName = (texts: Texts, relation: string): string =>
  texts.named(`relation/${relation}`) ?? texts.named(relation) ?? relation;

/** Says what a tool does. */
export function useToolName(): (tool: MapTool) => string {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (tool) => {
    if (tool.does === 'place') return t('placeTool');
    if (tool.does === 'add') return t('addPlaceTool');
    if (tool.does === 'sort') return t('linkSortTool');
    if (tool.relation === undefined) return t('settleTool');
    const relation = relationName(texts, tool.relation);
    return tool.does === 'link' ? t('mapLinkTool', { relation }) : t('settleEnd', { relation });
  };
}
