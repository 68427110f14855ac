/** Whether a file has the line that makes its folder a ruleset. */
export const namesRuleset = (text: string): boolean => /^ruleset\s+"/m.test(text);
