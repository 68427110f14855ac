const EN = {
  rules: 'Rules of the example',
  checking: 'Checking…',
  valid: 'No findings. The rules compile.',
  findings: (n: number) => (n === 1 ? '1 finding' : `${n} findings`),
  examples: (ok: number, all: number) => `No findings. Worked examples passed: ${ok} of ${all}.`,
  line: (n: number) => `Line ${n}`,
  reset: 'Reset',
  slow: 'Checking took too long. The rules may contain an infinite loop.',
  failed: 'The checker couldn’t be loaded. Check your connection and change the text to try again.',
};

export type TryWords = typeof EN;

const DE: TryWords = {
  rules: 'Regeln des Beispiels',
  checking: 'Wird geprüft …',
  valid: 'Keine Probleme. Die Regeln sind gültig.',
  findings: (n) => (n === 1 ? '1 Problem' : `${n} Probleme`),
  examples: (ok, all) => `Keine Probleme. ${ok} von ${all} Beispielen erfolgreich.`,
  line: (n) => `Zeile ${n}`,
  reset: 'Zurücksetzen',
  slow: 'Das Prüfen hat zu lange gedauert. Die Regeln enthalten vielleicht eine Endlosschleife.',
  failed:
    'Die Prüfung konnte nicht geladen werden. Prüfe die Verbindung und ändere den Text, um es erneut zu versuchen.',
};

const FR: TryWords = {
  rules: 'Règles de l’exemple',
  checking: 'Vérification…',
  valid: 'Aucun problème. Les règles sont valides.',
  findings: (n) => (n === 1 ? '1 problème' : `${n} problèmes`),
  examples: (ok, all) => `Aucun problème. ${ok} exemples réussis sur ${all}.`,
  line: (n) => `Ligne ${n}`,
  reset: 'Réinitialiser',
  slow: 'La vérification a pris trop de temps. Les règles contiennent peut-être une boucle sans fin.',
  failed: 'La vérification n’a pas pu être chargée. Vérifiez la connexion et modifiez le texte pour réessayer.',
};

/** Words for examples that can be tried, in the language of a page. */
export const tryWords = (lang: string): TryWords =>
  (({ de: DE, fr: FR }) as Readonly<Record<string, TryWords>>)[lang] ?? EN;
