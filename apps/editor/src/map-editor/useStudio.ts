import { useState } from 'react';
import type { StrokeWay } from './cells/strokes.ts';
import type { Symmetry } from './cells/symmetry.ts';

export type StudioTool = 'brush' | 'eraser' | 'line' | 'fill' | 'copy' | 'stamp' | 'move';
/** The board as the files have it, or as the match at hand has made it. */
export type StudioLayer = 'printed' | 'now';

/** How the brush that is chosen is drawn over cells. */
export interface Studio {
  readonly tool: StudioTool;
  readonly size: number;
  readonly symmetry: Symmetry;
  readonly layer: StudioLayer;
  change(to: Partial<Pick<Studio, 'tool' | 'size' | 'symmetry' | 'layer'>>): void;
}

const FIRST = { tool: 'brush', size: 1, symmetry: 'none', layer: 'printed' } as const;

/** Without a match there is nothing but what is printed. */
export function useStudio(hasMatch: boolean): Studio {
  const [choice, setChoice] = useState<Omit<Studio, 'change'>>(FIRST);
  const layer = hasMatch ? choice.layer : FIRST.layer;
  return { ...choice, layer, change: (to) => setChoice((now) => ({ ...now, ...to })) };
}

export const wayOf = (tool: StudioTool): StrokeWay => (tool === 'line' || tool === 'fill' ? tool : 'free');
