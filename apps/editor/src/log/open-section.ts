import { createContext } from 'react';

/** Opens the rules text at a section such as `§6.1`; nothing where there is no rules text beside the log. */
export const OpenSection = createContext<((section: string) => void) | undefined>(undefined);
