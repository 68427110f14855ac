import type { SymbolName } from '../layout.ts';
import { air } from './air.ts';
import { command } from './command.ts';
import { foot } from './foot.ts';
import { guns } from './guns.ts';
import type { Part } from './parts.ts';
import { sea } from './sea.ts';
import { vehicles } from './vehicles.ts';
import { works } from './works.ts';

/** Silhouettes of the time, drawn for this project; each name that a layout may use has one. */
export const SYMBOLS: Readonly<Record<SymbolName, readonly Part[]>> = {
  ...foot,
  ...guns,
  ...vehicles,
  ...air,
  ...sea,
  ...works,
  ...command,
};
