import type { Brush } from '@sandtable/ide';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { MapTool } from './map-tools.ts';

/** Says what a brush does, in words of the ruleset where it has them. */
export function useBrushName(): (brush: Brush) => string {
  const { t } = useWorkbench();
  const texts = useTexts();
  return ({ sort, kind, says }) => {
    if (sort === 'move') return t('moveThings');
    const parts = says.map(({ field, value }) => {
      const path = `${kind}.${field}`;
      return `${texts.named(path) ?? field}: ${texts.value(path, plainValue(value))}`;
    });
    return parts.length > 0 ? parts.join(', ') : t('nothingHere');
  };
}

const plainValue = (value: string): string | boolean =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** Says what a tool does. */
export function useToolName(): (tool: MapTool) => string {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (tool) => {
    if (tool.does === 'place') return t('placeTool');
    if (tool.relation === undefined) return t('settleTool');
    const relation = texts.named(tool.relation) ?? tool.relation;
    return tool.does === 'link' ? t('mapLinkTool', { relation }) : t('settleEnd', { relation });
  };
}
