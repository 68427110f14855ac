/** What a choice of the cases is called in the ruleset; undefined where it isn't a choice there, or the usual one. */
const RULINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^4\.A\.1:a/, ['severalRoutes = allNeeded']],
  [/^4\.A\.2:1982/, ['paradox = y1982']],
  [/^4\.A\.2:2000/, ['paradox = y2000']],
  [/^4\.A\.2:all/, ['paradox = allHold']],
  [/^4\.A\.2:1971 \+ 4\.A\.1:a/, ['paradox = y2000', 'severalRoutes = allNeeded']],
  [/^4\.A\.3:1971/, ['convoyIntent = y1971']],
  [/^4\.A\.3:1982/, ['convoyIntent = y1982']],
  [/^4\.A\.3:2000/, ['convoyIntent = y2000']],
  [/^4\.A\.3:DPTG/, ['convoyIntent = written']],
  [/^4\.A\.4:b/, ['convoyOrigin = lastFleet']],
  [/^4\.A\.5:a/, ['retreatToOrigin = barred']],
  [/^4\.A\.7:a/, ['dislodgedUnit = never']],
  [/^4\.D\.8(:| before)/, ['disorder = home']],
];
/** The usual readings, as the cases write them: nothing has to be set for them. */
const USUAL = /^(4\.A\.1:b|4\.A\.2:szykman|4\.A\.3:2025EE|4\.A\.4:a|4\.A\.5:b|4\.A\.7:b|4\.D\.8:2023)/;

export const settingsOf = (choice: string): readonly string[] =>
  USUAL.test(choice) ? [] : (RULINGS.find(([pattern]) => pattern.test(choice))?.[1] ?? []);

/** The settings that a case asks for in its own rules. */
export const caseSettings = (rules: Readonly<Record<string, string>> | undefined): readonly string[] =>
  Object.entries(rules ?? {}).flatMap(([issue, choice]) => settingsOf(`${issue}:${choice}`));
