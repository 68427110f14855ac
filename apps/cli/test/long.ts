/** Whether the long tests run, which try every case; for each change a few cases stand for the others. */
export const isLong = process.env.LAW_RUNS !== undefined;
