import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { wordsFor } from './words-for.ts';

interface Props {
  /** The members that can be meant, for each argument. */
  readonly of: readonly (readonly string[])[];
  readonly at: readonly string[];
  readonly onChange: (at: readonly string[]) => void;
}

/** Whose value it is: a list for each argument. */
export const OwnerFields = ({ of, at, onChange }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const fields = of.map((members, argument) => ({ members, argument }));
  return fields.map(({ members, argument }) => {
    const { word } = wordsFor(members, (name) => texts.member(name));
    return (
      <SelectField
        key={argument}
        label={t('changeOf')}
        value={at[argument] ?? ''}
        options={members.map((name) => ({ value: name, label: word(name) }))}
        onChange={(name) => onChange(at.with(argument, name))}
      />
    );
  });
};
