import type { Join } from '@sandtable/board';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Word } from '../words.ts';
import type { Sorting } from './useSorting.ts';

const LOOKS: Readonly<Record<Join | 'plain', Word>> = {
  plain: 'linkPlain',
  road: 'linkRoad',
  rail: 'linkRail',
  track: 'linkTrack',
  river: 'linkRiver',
  ditch: 'linkDitch',
};

/** What links of a new sort are called, and how they are drawn. */
export const SortTool = ({ sorting }: { readonly sorting: Sorting }) => {
  const { t } = useWorkbench();
  const { kinds, kind, name, join, change, make, failed } = sorting;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        make?.();
      }}
    >
      <Row>
        <InputField
          label={t('addPlaceName')}
          value={name}
          maxLength={60}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={t('linkLook')}
          value={join ?? 'plain'}
          options={Object.entries(LOOKS).map(([value, word]) => ({ value, label: t(word) }))}
          onChange={(value) => change({ join: value === 'plain' ? undefined : (value as Join) })}
        />
        {kinds.length > 1 ? (
          <SelectField
            label={t('addPlaceKind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: value }))}
            onChange={(value) => change({ kind: value })}
          />
        ) : null}
        <Button type="submit" disabled={make === undefined}>
          {t('linkSortAdd')}
        </Button>
      </Row>
      <p className="quiet" role="status">
        {t(failed ? 'addPlaceFailed' : 'linkSortHint')}
      </p>
    </form>
  );
};
