import type { FileText } from './port.ts';

/** What stands for a file that cannot be read: who checks it says that it is no text, and nobody writes over it. */
export const UNREAD: FileText = { text: '\0', version: 'unreadable', lossy: true, unreadable: true };

/** What bytes say as text. */
export const decoded = (bytes: ArrayBuffer): Pick<FileText, 'text' | 'lossy'> => {
  const text = new TextDecoder().decode(bytes);
  return isUtf8(bytes) ? { text } : { text, lossy: true };
};

const isUtf8 = (bytes: ArrayBuffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
