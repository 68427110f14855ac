/** What a language needs: its wording of findings, and of commands. */
export const WORDING_PARTS: readonly string[] = ['findings', 'ui'];

const NAME = /^(\w+)\.([\w-]+)\.ftl$/;
const FIRST: readonly string[] = ['en', 'de'];

/** The languages that have all their files, `findings.fr.ftl` and `ui.fr.ftl`; the two that the project is written in first. */
export function languagesIn(files: readonly string[]): readonly string[] {
  const parts = Map.groupBy(
    files.flatMap((file) => {
      const [, part = '', lang] = NAME.exec(file) ?? [];
      return lang === undefined ? [] : [{ part, lang }];
    }),
    ({ lang }) => lang,
  );
  const whole = [...parts]
    .filter(([, own]) => WORDING_PARTS.every((part) => own.some((one) => one.part === part)))
    .map(([lang]) => lang)
    .toSorted();
  return [...FIRST.filter((lang) => whole.includes(lang)), ...whole.filter((lang) => !FIRST.includes(lang))];
}
