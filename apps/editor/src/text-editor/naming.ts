import type { Span } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { editsOf, locationOf, pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';
import { watching, watchThis } from './watch-this.ts';
import { goingThere, whyThis } from './why-this.ts';

/** Rules, and tables, which are plain text here. */
const ALL = ['sand', 'plaintext'];

type Model = monaco.editor.ITextModel;

const serviceOf = (bench: Workbench, model: Model) => bench.language(pathOf(model.uri));

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
      const [service, offset] = [serviceOf(bench, model), model.getOffsetAt(position)];
      const hover = await service.hover(offset);
      if (hover === undefined) return whyHere(bench, model, position);
      const place = await service.definition(offset);
      const why = place ? whyThis(bench, place) : [];
      const watch = hover.watch === undefined ? [] : watchThis(bench, hover.watch);
      return {
        range: rangeOf(model, hover.span.start, hover.span.end),
        contents: [{ value: hover.markdown }, ...watch, ...why],
      };
    },
  });

const locationsOf = (bench: Workbench, places: readonly Span[] = []): monaco.languages.Location[] =>
  places.map((place) => locationOf(bench, place));

const rangeFrom = (place: monaco.IRange | monaco.IPosition | undefined): monaco.Range => {
  if (place === undefined) return new monaco.Range(1, 1, 1, 1);
  return 'column' in place ? monaco.Range.fromPositions(place) : monaco.Range.lift(place);
};

const goesTo = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.languages.registerDefinitionProvider(ALL, {
    provideDefinition: async (model, position) => {
      const place = await serviceOf(bench, model).definition(model.getOffsetAt(position));
      return locationsOf(bench, place && [place]);
    },
  }),
  monaco.languages.registerReferenceProvider(ALL, {
    provideReferences: async (model, position) =>
      locationsOf(bench, await serviceOf(bench, model).references(model.getOffsetAt(position))),
  }),
  monaco.editor.registerEditorOpener(opener(bench)),
];

/** The editor shows one file at a time; another one is opened as the list of files does it. */
const opener = (bench: Workbench): monaco.editor.ICodeEditorOpener => ({
  openCodeEditor: (_, resource, place) => {
    const model = monaco.editor.getModel(resource);
    if (resource.scheme !== 'sand' || model === null) return false;
    const range = rangeFrom(place);
    const [start, end] = [range.getStartPosition(), range.getEndPosition()].map((at) => model.getOffsetAt(at));
    bench.show(pathOf(resource), start ?? 0, end ?? 0);
    return true;
  },
});

const renames = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerRenameProvider(ALL, {
    provideRenameEdits: async (model, position, name) => {
      const edits = await serviceOf(bench, model).rename(model.getOffsetAt(position), name);
      return editsOf(bench, edits ?? []);
    },
    resolveRenameLocation: async (model, position) => {
      const place = await serviceOf(bench, model).renamable(model.getOffsetAt(position));
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
