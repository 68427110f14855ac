import { ChevronLeft } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import type { Mentions } from './useMentions.ts';
import { useTexts } from './useTexts.ts';

/** What was clicked on the board, while several answers speak of it. */
export const About = ({ mentions: { about, back } }: { readonly mentions: Mentions }) => {
  const texts = useTexts();
  return about === undefined ? null : <Settled what={texts.member(about.member)} onBack={back} />;
};

interface Props {
  readonly what: string;
  readonly onBack: () => void;
}

/** What of an answer is settled, and the way back. */
export const Settled = ({ what, onBack }: Props) => {
  const { t } = useWorkbench();
  return (
    <p data-part="settled">
      {what}{' '}
      <Button icon={ChevronLeft} onClick={onBack}>
        {t('back')}
      </Button>
    </p>
  );
};
