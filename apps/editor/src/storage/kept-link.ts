/** What was changed in a link, as the tab keeps it over a reload. */
export interface KeptLink {
  readonly link: string;
  /** Texts that differ from those of the link; null for files that are gone. */
  readonly changed: Readonly<Record<string, string | null>>;
}

const KEY = 'sandtable.link';

export const readKeptLink = (storage: Storage): KeptLink | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isKeptLink(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const keepLink = (storage: Storage, kept: KeptLink): void => {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // No room: a reload shows the link as it came.
  }
};

export const dropKeptLink = (storage: Storage): void => storage.removeItem(KEY);

const isKeptLink = (value: unknown): value is KeptLink =>
  typeof value === 'object' && value !== null && 'link' in value && 'changed' in value;
