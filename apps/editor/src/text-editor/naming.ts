import type { About } from '../state/queries.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Told } from '../workers/protocol.ts';
import { editsOf, locationOf, pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';
import { watching, watchThis } from './watch-this.ts';
import { goingThere, whyThis } from './why-this.ts';

/** Rules, and tables, which are plain text here. */
const ALL = ['sand', 'plaintext'];

type Model = monaco.editor.ITextModel;
type Asked = Extract<About, { readonly offset: number }>['ask'];

const askAt = (
  bench: Workbench,
  model: Model,
  position: monaco.Position,
  ask: Exclude<Asked, 'rename'>,
): Promise<Told> => bench.ask(pathOf(model.uri), { ask, offset: model.getOffsetAt(position) });

/** Also what has no name, as a number in a cell, tells where it comes from. */
const whyHere = (bench: Workbench, model: Model, position: monaco.Position): monaco.languages.Hover | undefined => {
  const path = pathOf(model.uri);
  const at = model.getOffsetAt(position);
  const contents = whyThis(bench, { file: path.slice(path.indexOf('/') + 1), start: at, end: at });
  return contents.length === 0 ? undefined : { contents: [...contents] };
};

const hovers = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerHoverProvider(ALL, {
    provideHover: async (model, position) => {
      const { hover } = await askAt(bench, model, position, 'hover');
      if (hover === undefined) return whyHere(bench, model, position);
      const [place] = (await askAt(bench, model, position, 'definition')).places ?? [];
      const why = place ? whyThis(bench, place) : [];
      const watch = hover.watch === undefined ? [] : watchThis(bench, hover.watch);
      return {
        range: rangeOf(model, hover.span.start, hover.span.end),
        contents: [{ value: hover.markdown }, ...watch, ...why],
      };
    },
  });

const places = async (
  bench: Workbench,
  model: Model,
  position: monaco.Position,
  ask: 'definition' | 'references',
): Promise<monaco.languages.Location[]> => {
  const told = await askAt(bench, model, position, ask);
  return (told.places ?? []).map((place) => locationOf(bench, place));
};

const rangeFrom = (place: monaco.IRange | monaco.IPosition | undefined): monaco.Range => {
  if (place === undefined) return new monaco.Range(1, 1, 1, 1);
  return 'column' in place ? monaco.Range.fromPositions(place) : monaco.Range.lift(place);
};

const goesTo = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.languages.registerDefinitionProvider(ALL, {
    provideDefinition: (model, position) => places(bench, model, position, 'definition'),
  }),
  monaco.languages.registerReferenceProvider(ALL, {
    provideReferences: (model, position) => places(bench, model, position, 'references'),
  }),
  // The editor shows one file at a time; another one is opened as the list of files does it.
  monaco.editor.registerEditorOpener({
    openCodeEditor: (_, resource, place) => {
      const model = monaco.editor.getModel(resource);
      if (resource.scheme !== 'sand' || model === null) return false;
      const range = rangeFrom(place);
      const [start, end] = [range.getStartPosition(), range.getEndPosition()].map((at) => model.getOffsetAt(at));
      bench.show(pathOf(resource), start ?? 0, end ?? 0);
      return true;
    },
  }),
];

const renames = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerRenameProvider(ALL, {
    provideRenameEdits: async (model, position, name) => {
      const question = { ask: 'rename', offset: model.getOffsetAt(position), name } as const;
      const { edits = [] } = await bench.ask(pathOf(model.uri), question);
      return editsOf(bench, edits);
    },
    resolveRenameLocation: async (model, position) => {
      const [place] = (await askAt(bench, model, position, 'renamable')).places ?? [];
      const range = place ? rangeOf(model, place.start, place.end) : monaco.Range.fromPositions(position);
      return { range, text: model.getValueInRange(range), ...(place ? {} : { rejectReason: bench.say('noName') }) };
    },
  });

export const naming = (bench: Workbench): readonly monaco.IDisposable[] => [
  hovers(bench),
  goingThere(bench),
  watching(bench),
  ...goesTo(bench),
  renames(bench),
];
