/** The address of the workbench in what `sandtable edit` prints; it comes with its token. */
export const addressIn = (output: string): string | undefined =>
  /https?:\/\/127\.0\.0\.1:\d+\/[^\s]*/.exec(output)?.[0];

/** The address that opens a game at the table. */
export const playAddress = (address: string, game: string): string => `${address}#/play/${encodeURIComponent(game)}`;
