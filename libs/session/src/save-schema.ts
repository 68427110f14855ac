const text = { type: 'string' } as const;
const plain = { type: ['string', 'number', 'boolean'] } as const;

/** `Answer` in `contract.ts` says what it means. */
export const answer = {
  anyOf: [
    plain,
    { type: 'array', items: { type: ['string', 'number'] } },
    {
      type: 'object',
      required: ['arm', 'args'],
      additionalProperties: false,
      properties: { arm: text, args: { type: 'object', additionalProperties: plain } },
    },
    {
      type: 'object',
      required: ['each'],
      additionalProperties: false,
      properties: {
        each: {
          type: 'object',
          additionalProperties: { anyOf: [plain, { type: 'array', items: { type: ['string', 'number'] } }] },
        },
      },
    },
  ],
} as const;

export const decision = {
  type: 'object',
  required: ['choice', 'role', 'answer'],
  additionalProperties: false,
  properties: {
    choice: { ...text, description: 'Path of the question: its procedure and its label.' },
    role: { ...text, description: 'Who answered.' },
    answer,
    by: { const: 'bot', description: 'Missing if a person decided.' },
  },
} as const;

export const forcedDice = {
  type: 'object',
  required: ['hand', 'place', 'occurrence', 'gives'],
  additionalProperties: false,
  properties: {
    hand: { const: 'dice', description: 'A forced result of dice or a draw.' },
    place: { ...text, description: 'Path of the roll or draw.' },
    role: { ...text, description: 'The role that rolls or draws, if several roles answer at the same time.' },
    occurrence: { type: 'integer', minimum: 0, description: 'How often this place has been reached before.' },
    gives: {
      type: 'array',
      items: { type: ['string', 'number'] },
      description: 'Faces of dice, or members that are picked or drawn.',
    },
  },
} as const;

export const changedValue = {
  type: 'object',
  required: ['hand', 'path', 'of', 'value'],
  additionalProperties: false,
  properties: {
    hand: { const: 'change', description: 'A changed value of the position.' },
    path: { ...text, description: 'Kind.field, or a state.' },
    of: { type: 'array', items: text, description: 'The member, or the arguments of the state.' },
    value: { anyOf: [plain, { type: 'array', items: { type: ['string', 'number'] } }] },
  },
} as const;

const newSeed = {
  type: 'object',
  required: ['hand', 'seed'],
  additionalProperties: false,
  properties: {
    hand: { const: 'seed', description: 'A new random seed from here on.' },
    seed: { type: 'integer', minimum: -0x80000000, maximum: 0x7fffffff },
  },
} as const;

export const byHand = { anyOf: [forcedDice, changedValue, newSeed] } as const;

export const savedByHand = {
  type: 'object',
  required: ['after', 'act'],
  additionalProperties: false,
  properties: {
    after: {
      type: 'integer',
      minimum: 0,
      description: 'The number of decisions before it, counted in the list of decisions next to it.',
    },
    act: byHand,
  },
} as const;

const hand = { type: 'array', description: 'Manual edits.', items: savedByHand } as const;

const branch = {
  type: 'object',
  required: ['shared', 'decisions'],
  additionalProperties: false,
  properties: {
    shared: { type: 'integer', minimum: 0, description: 'The number of decisions that it shares with the match.' },
    decisions: { type: 'array', items: decision, description: 'The decisions after those.' },
    hand,
  },
} as const;

/** JSON Schema of a saved match, format 1. */
export const saveSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sandtable save',
  type: 'object',
  required: ['format', 'ruleset', 'version', 'digest', 'variants', 'seats', 'options', 'seed', 'decisions'],
  additionalProperties: false,
  properties: {
    $schema: {},
    format: { const: 1 },
    ruleset: { ...text, description: 'Name of the ruleset.' },
    version: text,
    digest: { ...text, description: 'Hash of the rules and tables it was played with.' },
    variants: { type: 'array', items: text },
    seats: { ...text, description: 'Name of the seat layout.' },
    options: { type: 'object', additionalProperties: plain },
    seed: { type: 'integer', minimum: -0x80000000, maximum: 0x7fffffff },
    decisions: { type: 'array', items: decision },
    hand,
    real: { type: 'boolean', description: 'Manual edits aren’t allowed in this match.' },
    branches: { type: 'array', items: branch, description: 'Variations: lines of play that were left.' },
  },
} as const;
