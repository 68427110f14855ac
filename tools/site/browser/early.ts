// The theme that was chosen in the workbench or here, before anything is drawn.
try {
  const theme = localStorage.getItem('sandtable.theme');
  if (theme !== null && theme !== 'system') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing shows what its system asks for.
}

// The landing page is in the language that its address asks for, or that was chosen before, or that of the browser.
const page = document.documentElement;
if (page.dataset.translated !== undefined) {
  const spoken = (lang: string | null): string | undefined => /^(?:de|en|fr)/.exec(lang ?? '')?.[0];
  const asked = spoken(new URLSearchParams(location.search).get('lang'));
  let chosen = asked;
  try {
    if (asked !== undefined) localStorage.setItem('sandtable.lang', asked);
    chosen = spoken(localStorage.getItem('sandtable.lang'));
  } catch {
    // A browser that keeps nothing goes by the address.
  }
  const wanted = chosen ?? navigator.languages.map(spoken).find((lang) => lang !== undefined) ?? 'en';
  if (asked === undefined && page.lang === 'en' && wanted !== 'en')
    location.replace(`index.${wanted}.html${location.hash}`);
}
