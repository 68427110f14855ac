/** Where a change is written: into the file that declares it, or into the house rule of a name. */
export type Where = { readonly is: 'base' } | { readonly is: 'rule'; readonly name: string };
