// The theme that was chosen in the workbench or here, before anything is drawn.
try {
  const theme = localStorage.getItem('sandtable.theme');
  if (theme !== null && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows what its system asks for.
}
