/** Maps to draw on, without rules: a few signs of each terrain are there, so that each has its swatch. */
export const BLANK_MAPS = {
  hexes: (name: string) => ({
    'rules.sand': `${head(name)}
type Terrain = meadow | forest | road | water
kind Hex on hexes flat { terrain: Terrain }
table Hex from "board.map"
`,
    'board.map': HEXES,
    'layout.json': HEX_LAYOUT,
  }),
  areas: (name: string) => ({
    'rules.sand': `${head(name)}
kind Area
relation border: Area -- Area
table Area {
  id
  west
  east
}
table border {
  west -- east
}
`,
    'layout.json': AREA_LAYOUT,
  }),
} as const satisfies Record<string, (name: string) => Readonly<Record<string, string>>>;

export type BlankMap = keyof typeof BLANK_MAPS;

const head = (name: string): string => `ruleset "${name}" version "0.1.0" language 1 layout "layout.json"\n`;

const HEXES = `odd columns lower
id h{column 2}{row 2}
source reconstructed: a blank map to begin with

legend
  .  terrain: meadow
  f  terrain: forest
  =  terrain: road
  ~  terrain: water

map
f=~.........
............
............
............
............
............
............
............
`;

const HEX_LAYOUT = `{
  "version": 1,
  "looks": [
    { "of": "Hex.terrain", "value": ["meadow", "road"], "fill": "meadow" },
    { "of": "Hex.terrain", "value": "forest", "fill": "forest", "mark": "trees" },
    { "of": "Hex.terrain", "value": "water", "fill": "water", "mark": "waves" },
    { "of": "Hex.terrain", "value": "road", "join": "road" }
  ]
}
`;

const AREA_LAYOUT = `{
  "version": 1,
  "places": {
    "Area.west": { "at": [3, 4], "outline": [[[1, 1], [5, 1], [5, 7], [1, 7]]] },
    "Area.east": { "at": [7, 4], "outline": [[[5, 1], [9, 1], [9, 7], [5, 7]]] }
  },
  "kinds": { "Area": { "draw": "place" } },
  "frame": [[0, 0], [10, 8]]
}
`;
