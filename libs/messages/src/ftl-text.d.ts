/** Vite brings the texts of files into the script that asks for them. */
interface ImportMeta {
  glob<Text>(
    files: string,
    how: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, Text>>;
  glob<Text>(
    files: string,
    how: { readonly query: '?raw'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<Text>>>;
}
