const KEY = 'sandtable.theme';

/** Lets readers choose a theme; the workbench goes by the same choice. */
export function offerThemes(select: HTMLSelectElement): void {
  select.value = document.documentElement.dataset.theme ?? 'system';
  select.addEventListener('change', () => choose(select.value));
  const label = select.closest('label');
  if (label !== null) label.hidden = false;
}

function choose(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then it holds for this page.
  }
}
