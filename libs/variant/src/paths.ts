import type { Decl, ExampleDecl } from '@sandtable/syntax';
import type { Scene } from './contract.ts';

/** Where a declaration stands. */
export interface Place<D extends Decl = Decl> {
  readonly file: string;
  readonly index: number;
  readonly decl: D;
}

export function placeIn<D extends Decl>(scene: Scene, test: (decl: Decl) => decl is D): Place<D> | undefined {
  for (const [file, decls] of scene.decls) {
    const index = decls.findIndex(test);
    const decl = decls[index];
    if (decl !== undefined && test(decl)) return { file, index, decl };
  }
  return undefined;
}

export function declsIn(scene: Scene): readonly Decl[] {
  return [...scene.decls.values()].flat();
}

/** Puts other declarations in the place of one. */
export function put(scene: Scene, { file, index }: Place, ...decls: readonly Decl[]): void {
  scene.decls.set(file, (scene.decls.get(file) ?? []).toSpliced(index, 1, ...decls));
}

/** A declaration that is named in itself: the path is its name, for settings and the like with the sort in front. */
export function pathOf(decl: Decl): string | undefined {
  switch (decl.node) {
    case 'setting':
      return `${decl.sort}/${decl.name.text}`;
    case 'expect':
      return decl.as && `expect/${decl.as.text}`;
    case 'example':
      return examplePath(decl.name);
    case 'policy':
    case 'decisions':
      return `${decl.node}/${decl.name.text}`;
    case 'table':
    case 'variant':
      return undefined;
    default:
      return 'name' in decl && typeof decl.name === 'object' ? decl.name.text : undefined;
  }
}

/** The path of an example by its title. */
export const examplePath = (name: string): string => `example/${slug({ name })}`;

/** Examples are named by sentences; in a path the words of one are joined by hyphens. */
const slug = ({ name }: Pick<ExampleDecl, 'name'>): string =>
  (name.match(/[\p{L}\p{N}_]+/gu) ?? []).join('-').toLowerCase();

export function declAt(scene: Scene, path: string): Place | undefined {
  const wanted = path.startsWith('example/') ? path.toLowerCase() : path;
  return placeIn(scene, (decl): decl is Decl => pathOf(decl) === wanted);
}
