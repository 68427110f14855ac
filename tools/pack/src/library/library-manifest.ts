import { COMMON, type Manifest, VERSION } from '../manifest.ts';

/** Whoever uses these has one of their own already, and two of them in one page don't work. */
const PEERS: Readonly<Record<string, string>> = { react: '>=19' };

/** The `package.json` with which a library is published: code and types out of `dist`. */
export function libraryManifest(manifest: Manifest, description: string): object {
  const { name, exports = {}, imports, dependencies = {} } = manifest;
  const own = Object.entries(exports).filter(([, path]) => path.startsWith('./src/'));
  const needed = Object.entries(dependencies);
  const peers = needed.flatMap(([one]) => (one in PEERS ? [[one, PEERS[one]]] : []));
  return {
    name,
    description,
    ...COMMON,
    files: ['dist'],
    sideEffects: ['**/*.css'],
    ...(imports
      ? { imports: Object.fromEntries(Object.keys(imports).map((key) => [key, built(`./src/${key.slice(1)}.ts`)])) }
      : {}),
    exports: {
      ...Object.fromEntries(own.map(([key, path]) => [key, built(path)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      needed.flatMap(([one, version]) =>
        one in PEERS ? [] : [[one, one.startsWith('@sandtable/') ? VERSION : version]],
      ),
    ),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
  };
}

const built = (path: string): string | { readonly types: string; readonly default: string } => {
  const [, stem = '', ending] = /^\.\/src\/(.*)\.(\w+)$/.exec(path) ?? [];
  if (ending === 'css') return `./dist/${stem}.css`;
  return { types: `./dist/${stem}.d.ts`, default: `./dist/${stem}.js` };
};
