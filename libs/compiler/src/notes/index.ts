export { answered, reopened, type Signed, settled, stillHolds, threadBegun } from './note-edits.ts';
export { NOTES, type Note, readNotes, type Thread } from './note-file.ts';
