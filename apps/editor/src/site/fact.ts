/** Something that is so or not, and becomes so at most once; components read it and are notified. */
export interface Fact {
  isSo(): boolean;
  becomeSo(): void;
  follow(tell: () => void): () => void;
}

export const createFact = (): Fact => {
  let so = false;
  const followers = new Set<() => void>();
  return {
    isSo: () => so,
    becomeSo: () => {
      so = true;
      for (const tell of followers) tell();
    },
    follow: (tell) => {
      followers.add(tell);
      return () => followers.delete(tell);
    },
  };
};
