/** Small choices of whoever uses the page. A browser that keeps nothing loses them with the page, and nothing else. */
export const remembered = (key: string): string | undefined => {
  try {
    return localStorage.getItem(`sandtable.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(`sandtable.${key}`, value);
  } catch {
    // Full or forbidden: the choice holds for this page.
  }
};

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(`sandtable.${key}`);
  } catch {
    // Forbidden: then it was never kept.
  }
};
