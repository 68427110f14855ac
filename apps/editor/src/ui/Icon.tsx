import type { LucideIcon } from 'lucide-react';

/** A drawn sign beside a word, or in a button whose label says what it does; readers aloud pass over it. */
export const Icon = ({ of: Drawn, size = 16 }: { readonly of: LucideIcon; readonly size?: number }) => (
  <Drawn size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
);
