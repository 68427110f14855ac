import { useWorkbench } from '../context.ts';
import { WhyPane } from '../explain/WhyPane.tsx';
import type { useDrawnAt } from '../play/useDrawnAt.ts';
import { useTexts } from '../play/useTexts.ts';
import { Balloon } from '../ui/Balloon.tsx';
import { Button } from '../ui/Button.tsx';
import type { WhyNot } from './useWhyNot.ts';

interface Props {
  readonly whyNot: WhyNot;
  readonly drawnAt: ReturnType<typeof useDrawnAt>['drawnAt'];
  /** Something else on the board could be chosen. */
  readonly isLit: boolean;
}

/** The reason why something cannot be chosen, at what was clicked. */
export const WhyNotHere = ({ whyNot: { refused, close }, drawnAt, isLit }: Props) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  if (refused === undefined) return null;
  const what = texts.member(refused.member);
  return (
    <Balloon label={t('whyNotThis', { what })} at={drawnAt(refused)} onClose={close}>
      {refused.isAsked ? (
        <>
          <WhyPane />
          <Button look="plain" onClick={() => bench.actions.setFace('workshop')}>
            {t('changeRule')}
          </Button>
        </>
      ) : (
        <p>{texts.begun(t(isLit ? 'notAskedFor' : 'notAskedForNow', { what }))}</p>
      )}
    </Balloon>
  );
};
