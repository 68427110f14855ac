export { type Cell, spell } from './cell.ts';
export { type CsvCell, type CsvRead, readCsv } from './csv.ts';
export { type JsonEntry, type JsonNode, type JsonRead, readJson } from './json.ts';
export { fromJson } from './json-rows.ts';
export { readTable, type TableCell, type TableRead, type TableRow } from './rows.ts';
export { isIdentifier, readSpelling } from './spelling.ts';
export { type Constant, type Names, type Problem, type Reading, readValue } from './value.ts';
