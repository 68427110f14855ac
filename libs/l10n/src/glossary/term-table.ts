import { type CsvCell, readCsv } from '@sandtable/schema';

/** The head of a term base that begins. */
const HEAD = 'id,word,gender,article,gen,dat,acc,pl,pl-gen,pl-dat,pl-acc,also,note,never\n';

/** A term base as a table: whatever columns it has, its cells are known by id and column. */
export interface TermTable {
  readonly text: string;
  readonly columns: readonly string[];
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, CsvCell>>;
}

/** Reads the text of a term base; a language that has none yet begins with the columns of most languages. */
export function tableOf(text: string = HEAD, file = ''): TermTable {
  const [head = [], ...rows] = readCsv(file, text).lines;
  const columns = head.map((cell) => cell.text);
  const at = columns.indexOf('id');
  // The first of two lines about one thing holds.
  const cells = new Map(
    rows.toReversed().map((row) => {
      const named = columns.flatMap((column, i) => (row[i] === undefined ? [] : [[column, row[i]] as const]));
      return [row[at]?.text ?? '', new Map(named.toReversed())] as const;
    }),
  );
  return { text, columns, cells };
}

/** What is next to the words; a note of the source is sent also where the term base has no place for one. */
export function otherColumns({ columns }: TermTable): readonly string[] {
  const own = columns.filter((column) => column !== 'id' && column !== 'word' && column !== '');
  return own.includes('note') ? own : [...own, 'note'];
}
