/**
 * By a function of a member and of one other value: the function that gives all members for which it holds with that
 * value, and which of its parameters are which. These sets are kept as others are (`relations.ts`).
 */
export type MemberSets = ReadonlyMap<number, { readonly row: number; readonly member: number; readonly by: number }>;
