import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { Row } from '../ui/Row.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { AddingPlace } from './useAddingPlace.ts';

/** What the place is that is added where the map was clicked. */
export const AddPlace = ({ adding }: { readonly adding: AddingPlace }) => {
  const { t } = useWorkbench();
  const { hands, add } = adding;
  const pending = hands.adding?.pending;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add?.();
      }}
    >
      <Row>
        <NameField
          // Whoever clicks the map goes on by typing the name.
          key={String(pending)}
          adding={adding}
        />
        <KindSelect adding={adding} />
        <Button type="submit" disabled={add === undefined}>
          {t(pending === undefined ? 'addPlaceMiddle' : 'addPlaceHere')}
        </Button>
      </Row>
      <Said adding={adding} />
    </form>
  );
};

const NameField = ({ adding: { name, change, hands } }: { readonly adding: AddingPlace }) => {
  const { t } = useWorkbench();
  return (
    <InputField
      autoFocus={hands.adding?.pending !== undefined}
      label={t('addPlaceName')}
      value={name}
      maxLength={60}
      onChange={({ target }) => change({ name: target.value })}
    />
  );
};

const KindSelect = ({ adding: { kinds, kind, change } }: { readonly adding: AddingPlace }) => {
  const { t } = useWorkbench();
  if (kinds.length < 2) return null;
  return (
    <SelectField
      label={t('addPlaceKind')}
      value={kind}
      options={kinds.map((value) => ({ value, label: value }))}
      onChange={(value) => change({ kind: value })}
    />
  );
};

/** What to do, or what came of it. */
const Said = ({ adding: { added, failed } }: { readonly adding: AddingPlace }) => {
  const { t } = useWorkbench();
  const done = added === undefined ? t('addPlaceHint') : t('addPlaceDone', { name: added });
  return (
    <p className="quiet" role="status">
      {failed ? t('addPlaceFailed') : done}
    </p>
  );
};
