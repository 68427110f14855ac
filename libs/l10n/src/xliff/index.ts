export { type Returned, readXliff } from './read-xliff.ts';
export { writeXliff } from './write-xliff.ts';
