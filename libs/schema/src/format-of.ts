import type { XStatic } from 'typebox/schema';

/** The type of what fits a schema, which is written `as const`. Nothing of it is changed once it has been read. */
export type FormatOf<Schema> = Frozen<XStatic<Schema>>;

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
