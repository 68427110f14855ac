/** What Monaco says formally in German, and how the page says it: without an address, as in its own labels. */
const PLAIN: Readonly<Record<string, string>> = {
  'Klicken Sie hier, um den Bereich zu erweitern.': 'Bereich ausklappen',
  'Klicken Sie hier, um den Bereich zu reduzieren.': 'Bereich einklappen',
  'Klicken Sie, um {0} Definitionen anzuzeigen.': '{0} Definitionen anzeigen',
  'Gehe zu Zeile. Geben Sie eine Zeilennummer ein, optional gefolgt von Doppelpunkt und Spaltennummer.':
    'Gehe zu Zeile: Zeilennummer eingeben, wahlweise mit Doppelpunkt und Spaltennummer',
  'Geben Sie eine Zeilennummer ein, zu der gewechselt werden soll (von 1 bis {0}).':
    'Zeilennummer eingeben (1 bis {0})',
  'Geben Sie eine Zeichenposition ein, zu der gewechselt werden soll (von 0 bis {0}).':
    'Zeichenposition eingeben (0 bis {0})',
  'Geben Sie eine Zeichenposition ein, zu der gewechselt werden soll (von 1 bis {0}).':
    'Zeichenposition eingeben (1 bis {0})',
  'Drücken Sie die Eingabetaste, um zur Zeile {0} in der Spalte {1} zu wechseln.':
    'Eingabetaste: zu Zeile {0}, Spalte {1}',
  'Drücken Sie die Eingabetaste, um zu Zeile {0} zu wechseln, oder geben Sie einen Doppelpunkt : ein, um eine Spaltennummer hinzuzufügen.':
    'Eingabetaste: zu Zeile {0}; Doppelpunkt: Spaltennummer hinzufügen',
  'Drücken Sie die Eingabetaste, um zur Zeile {0} zu wechseln, oder geben Sie eine Spaltennummer ein (von 1 bis {1}).':
    'Eingabetaste: zu Zeile {0}; oder Spaltennummer eingeben (1 bis {1})',
  'Benennen Sie die Eingabe um. Geben Sie einen neuen Namen ein, und drücken Sie die EINGABETASTE, um den Commit auszuführen.':
    'Neuen Namen eingeben und mit der Eingabetaste übernehmen',
  'Drücken Sie die EINGABETASTE, um Ihre Eingabe zu bestätigen, oder ESC, um den Vorgang abzubrechen.':
    'Eingabetaste bestätigt, Esc bricht ab',
  '{0} (Drücken Sie die EINGABETASTE zur Bestätigung oder ESC, um den Vorgang abzubrechen.)':
    '{0} (Eingabetaste bestätigt, Esc bricht ab)',
  'Nehmen Sie eine Eingabe vor, um die Ergebnisse einzugrenzen.': 'Tippen, um die Ergebnisse einzugrenzen',
};

/** Puts plain words in the place of formal ones, in the list that Monaco reads while it is loaded. */
export function plainGerman(): void {
  const all = (globalThis as { _VSCODE_NLS_MESSAGES?: string[] })._VSCODE_NLS_MESSAGES;
  all?.forEach((text, i) => {
    const plain = PLAIN[text];
    if (plain !== undefined) all[i] = plain;
  });
}
