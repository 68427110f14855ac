import { Eye } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuietSelect } from '../src/ui/QuietSelect.tsx';

const drawn = (value: string): string =>
  renderToStaticMarkup(
    <QuietSelect
      {...{ label: 'View as', icon: Eye, usual: 'asked', value, onChange: () => undefined }}
      options={[
        { value: 'asked', label: 'Active player' },
        { value: 'all', label: 'Referee' },
      ]}
    />,
  );

test('a quiet list is an icon with its name, and says aloud only what is out of the ordinary', () => {
  expect(drawn('asked')).toContain('aria-label="View as"');
  expect(drawn('asked')).not.toContain('<span aria-hidden="true">');
  expect(drawn('all')).toContain('<span aria-hidden="true">Referee</span>');
});
