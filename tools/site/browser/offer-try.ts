const WORDS: Readonly<Record<string, string>> = { en: 'Try it', de: 'Ausprobieren', fr: 'Essayer' };

/** Gives each example that the workbench can open a button that makes it an editor; what that needs is loaded then. */
export function offerTry(root: string): void {
  const word = WORDS[document.documentElement.lang] ?? WORDS.en ?? '';
  for (const example of document.querySelectorAll<HTMLElement>('.example')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = word;
    button.addEventListener('click', () => {
      button.disabled = true;
      void open(example, root).then(
        () => button.remove(),
        () => {
          button.disabled = false;
        },
      );
    });
    example.querySelector('a.open')?.before(button);
  }
}

async function open(example: HTMLElement, root: string): Promise<void> {
  const script = new URL(`${root}pages/try.js`, document.baseURI).href;
  const { openTry } = (await import(/* @vite-ignore */ script)) as typeof import('./try.ts');
  openTry(example, `${root}pages/try-worker.js`);
}
