/** `north_bridge` and `northBridge` read as words; what has no text of its own is named by its id. */
export const readable = (id: string): string =>
  id
    .replace(/_/g, ' ')
    .replace(/([a-zß-ÿ])([A-ZÀ-Þ])/g, '$1 $2')
    .replace(/^./, (c) => c.toUpperCase());
