import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { InputField } from '../ui/InputField.tsx';
import { authorKept, keepAuthor } from './author.ts';

/** Who says it: asked for once. */
export const AuthorName = () => {
  const { t } = useWorkbench();
  const [name, setName] = useState(authorKept() ?? '');
  const [asks, setAsks] = useState(name === '');
  if (!asks) return <Named name={name} onOther={() => setAsks(true)} />;
  return (
    <InputField
      label={t('noteAuthor')}
      value={name}
      autoComplete="name"
      maxLength={60}
      onChange={({ target }) => {
        setName(target.value);
        keepAuthor(target.value.trim());
      }}
    />
  );
};

const Named = ({ name, onOther }: { readonly name: string; readonly onOther: () => void }) => {
  const { t } = useWorkbench();
  return (
    <span className="quiet">
      {t('noteAs', { name })}{' '}
      <Button look="plain" onClick={onOther}>
        {t('noteOtherName')}
      </Button>
    </span>
  );
};
