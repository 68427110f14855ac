export { stonesModule } from './stones.ts';
