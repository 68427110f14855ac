export { autoLayout } from './auto.ts';
export { Board, type BoardProps, type BoardWords } from './Board.tsx';
export { type Reader, reader } from './facts.ts';
export { type LabelWish, type PlacedLabel, placeLabels } from './labels.ts';
export { type BoardLayout, type KindLayout, type PlaceLayout, readLayout, type SideLayout } from './layout.ts';
export { layoutSchema } from './layout-schema.ts';
export { readable } from './names.ts';
export { type Rings, type Scene, scene } from './scene.ts';
