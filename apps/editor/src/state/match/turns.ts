/** What is on its way to the match, so that what comes later can wait for it. */
export interface Turns {
  /** Something is on its way until it resolves. */
  kept<Asked extends Promise<unknown>>(asked: Asked): Asked;
  /** Something that was on its way is given up. */
  stopped(): void;
  /** Resolves once all that is on its way now has arrived; undefined if nothing is. */
  settling(): Promise<unknown> | undefined;
  /**
   * Does something once what is on its way has arrived, at once if nothing is; what comes later waits for it. `act` hears
   * whether something was given up that it waited for.
   */
  inTurn<Result>(act: (isAfterStop: boolean) => Promise<Result>): Promise<Result>;
}

export const createTurns = (): Turns => {
  const underWay = new Set<Promise<unknown>>();
  let stops = 0;
  const kept: Turns['kept'] = (asked) => {
    underWay.add(asked);
    const arrived = () => underWay.delete(asked);
    asked.then(arrived, arrived);
    return asked;
  };
  const settling = () => (underWay.size === 0 ? undefined : Promise.allSettled(underWay));
  return {
    kept,
    settling,
    stopped: () => {
      stops += 1;
    },
    inTurn: (act) => {
      const before = stops;
      return kept(settling()?.then(() => act(stops > before)) ?? act(false));
    },
  };
};
