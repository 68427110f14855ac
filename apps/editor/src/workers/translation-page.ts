/** What a translator asks for: about which catalogue, which chapter of the source is shown, and in which way. */
export interface TranslationPreviewRequest {
  readonly file: string;
  readonly chapter: string;
  /** Not as it is translated, but in the language that shows what was forgotten. */
  readonly pseudo: boolean;
}

export interface TranslationPreview {
  /** How values print today in the source language, by path; what a reference prints by `#` and fragment. */
  readonly values: Readonly<Record<string, string>>;
  /** How many texts of today the catalogue does not have. */
  readonly absent: number;
  /** The chapter as HTML, in which the text with the number n stands within `data-unit="n"`. */
  readonly source: string;
  readonly target: string;
  /** The keys of the texts of the chapter, by number. */
  readonly units: readonly string[];
}
