import { remembered } from '../state/remembered.ts';
import { firstModel, type PanelModel, storedModel } from './panel-model.ts';

export const LAYOUT_KEY = 'panels';

/** Sizes in pixels that earlier versions of the page stored one by one. */
const sizeOf = (name: string, standard: number): number => Number(remembered(`split.${name}`)) || standard;

/** The arrangement of last time, or the first one. */
export const rememberedModel = (): PanelModel =>
  storedModel(remembered(LAYOUT_KEY)) ??
  firstModel({ left: sizeOf('left', 184), right: sizeOf('right', half()), below: sizeOf('bottom', 152) });

/** The match takes a little more than half of the window. */
const half = (): number => Math.round(innerWidth * 0.52);
