/** A language that findings and commands are worded in. */
export type Language = 'en' | 'de';

export const languages: readonly Language[] = ['en', 'de'];
