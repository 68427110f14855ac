/** The elements of the two versions of TBX that are in use. */
export interface TbxNames {
  readonly entry: string;
  readonly language: string;
  readonly term: string;
}
export const TBX_2: TbxNames = { entry: 'termEntry', language: 'langSet', term: 'tig' };
export const TBX_3: TbxNames = { entry: 'conceptEntry', language: 'langSec', term: 'termSec' };

export const GENDERS: Readonly<Record<string, string>> = { m: 'masculine', f: 'feminine', n: 'neuter' };
/** Notes that say what the dialect has no category for. */
export const PLURAL_ONLY = 'plural only';
export const PLURAL = 'plural';
