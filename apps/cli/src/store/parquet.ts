type Cell = string | number | boolean | undefined;

/** Rows as a Parquet file: columns of text, and numbers as doubles; what is missing is null. */
export async function parquetOf(names: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  // Only who exports loads it.
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = names.map((name, at) => {
    const cells = rows.map((row) => row[at]);
    const isText = cells.some((cell) => typeof cell === 'string');
    const type = isText ? ('STRING' as const) : ('DOUBLE' as const);
    return {
      name,
      type,
      nullable: true,
      data: cells.map((cell) => (cell === undefined ? null : isText ? String(cell) : Number(cell))),
    };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
