/** What came of asking for suggestions: texts, or why there are none. */
export interface Suggested {
  readonly suggestions: readonly string[];
  readonly failed?: string | undefined;
}

/** Translations from a command or an address that whoever runs the server has set. */
export interface Suggester {
  readonly isAvailable: () => Promise<boolean>;
  readonly suggest: (text: string, from: string, to: string) => Promise<Suggested>;
}

const MOST = 5;

/** Suggestions over the server of the page. */
export const suggesterOverHttp = (base = ''): Suggester => ({
  isAvailable: async () => {
    const said = await asked(`${base}api/suggest`, {});
    return isRecord(said) && said.available === true;
  },
  suggest: async (text, from, to) => {
    const body = JSON.stringify({ text, from, to });
    const said = await asked(`${base}api/suggest`, { method: 'POST', body });
    const texts = isRecord(said) && Array.isArray(said.suggestions) ? said.suggestions : [];
    const failed = isRecord(said) && typeof said.failed === 'string' ? said.failed : undefined;
    return { suggestions: texts.filter((one) => typeof one === 'string').slice(0, MOST), failed };
  },
});

const isRecord = (said: unknown): said is Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null;

/** A server that is gone suggests nothing; that it is gone is shown elsewhere. */
const asked = async (url: string, init: RequestInit): Promise<unknown> =>
  await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
    .then((response) => response.json())
    .catch(() => undefined);
