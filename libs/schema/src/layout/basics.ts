// What many parts of a layout are made of: texts, names of what the rules have, colors and points.
export const text = { type: 'string' } as const;
export const texts = { type: 'array', items: text } as const;
export const path = { type: 'string', pattern: '^[^.]+\\.[^.]+$', names: 'Kind.field' } as const;
export const field = { type: 'string', names: 'field' } as const;
export const pile = { type: 'string', names: 'pile' } as const;
export const kindName = { type: 'string', names: 'kind' } as const;

export const stateOrField = {
  type: 'string',
  pattern: '^[^.]+(\\.[^.]+)?$',
  names: 'Kind.field or state',
} as const;

export const stateOrFunction = { ...text, names: 'state or function' } as const;

export const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const;
export const single = { type: ['string', 'number', 'boolean'] } as const;

export const point = {
  type: 'array',
  prefixItems: [{ type: 'number' }, { type: 'number' }],
  minItems: 2,
  maxItems: 2,
} as const;

export const points = { type: 'array', items: point } as const;
