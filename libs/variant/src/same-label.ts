/** Whether two paths of questions may be the same: the procedure can be left out. */
export const sameLabel = (a: string, b: string): boolean => a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
