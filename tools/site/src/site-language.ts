/** Languages of the landing page; the manual is written in fewer. */
export type SiteLanguage = 'en' | 'de' | 'fr';

/** Each as it calls itself, and the address of its landing page. */
export const SITE_LANGUAGES: Readonly<Record<SiteLanguage, { readonly name: string; readonly address: string }>> = {
  en: { name: 'English', address: 'index.html' },
  de: { name: 'Deutsch', address: 'index.de.html' },
  fr: { name: 'Français', address: 'index.fr.html' },
};
