import type { SiteLanguage } from './site-language.ts';

interface ShellWords {
  readonly skip: string;
  readonly site: string;
  readonly workbench: string;
  readonly manual: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark' | 'contrast', string>>;
  /** Said of a page that was opened from a folder, with HTML. */
  readonly fromFile: string;
}

const COMMANDS = ['<code>npx http-server</code>', '<code>python3 -m http.server</code>'] as const;

/** Words around every page of the site. */
export const SHELL_WORDS: Readonly<Record<SiteLanguage, ShellWords>> = {
  en: {
    skip: 'Skip to content',
    site: 'Site',
    workbench: 'Workbench',
    manual: 'Manual',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    fromFile: `This page was opened from a folder. Reading works, but searching, playing and the workbench need a web server: in the folder of the site, run ${COMMANDS.join(' or ')}, then open the address that it prints.`,
  },
  de: {
    skip: 'Zum Inhalt springen',
    site: 'Website',
    workbench: 'Werkbank',
    manual: 'Handbuch',
    language: 'Sprache',
    theme: 'Design',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
    fromFile: `Diese Seite wurde aus einem Ordner geöffnet. Lesen ist möglich, aber Suche, Spiele und Werkbank brauchen einen Webserver. Dafür im Ordner der Website ${COMMANDS.join(' oder ')} ausführen und die angezeigte Adresse öffnen.`,
  },
  fr: {
    skip: 'Aller au contenu',
    site: 'Site',
    workbench: 'Atelier',
    manual: 'Manuel',
    language: 'Langue',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
    fromFile: `Cette page a été ouverte depuis un dossier. La lecture fonctionne, mais la recherche, les jeux et l’atelier ont besoin d’un serveur web : dans le dossier du site, lancez ${COMMANDS.join(' ou ')}, puis ouvrez l’adresse affichée.`,
  },
};
