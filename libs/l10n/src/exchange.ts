// Formats of other tools that are XML. They stand apart because reading XML takes a parser that pages need not load.
export { readTbx } from './glossary/read-tbx.ts';
export { fromMemory } from './tmx/from-memory.ts';
export { isOf, readTmx } from './tmx/read-tmx.ts';
export { writeTmx } from './tmx/write-tmx.ts';
export { readXliff } from './xliff/read-xliff.ts';
export { writeXliff } from './xliff/write-xliff.ts';
export { writeXliff1 } from './xliff/write-xliff-1.ts';
