/** Resolves once nothing is on its way any more and the page is drawn with what has arrived, at once if nothing was. */
export async function inTime(settling: () => Promise<unknown> | undefined): Promise<void> {
  for (let waited = settling(); waited !== undefined; waited = settling()) {
    await waited;
    await new Promise((done) => setTimeout(done));
  }
}
