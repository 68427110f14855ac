import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { SuggestInput } from '../ui/SuggestInput.tsx';
import { useCompletions } from './useCompletions.ts';
import styles from './WatchPane.module.css';

/** A field that completes what is typed as the text does. */
export const WatchForm = ({ onAdd }: { readonly onAdd: (text: string) => void }) => {
  const { t } = useWorkbench();
  const [text, setText] = useState('');
  const { items, ask, close } = useCompletions();
  const isEmpty = text.trim() === '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        onAdd(text.trim());
        setText('');
        close();
      }}
    >
      <SuggestInput
        label={t('watchThis')}
        placeholder={t('watchThis')}
        autoComplete="off"
        value={text}
        onType={(next, caret) => {
          setText(next);
          ask(next, caret);
        }}
        items={items}
        keyOf={(item) => item}
        draw={(item) => item}
        onTake={(item) => {
          setText(item);
          close();
        }}
        onClose={close}
      />
      <Button type="submit" icon={Plus} disabled={isEmpty}>
        {t('watchAdd')}
      </Button>
    </form>
  );
};
