import { useWorkbench } from '../context.ts';

interface Props {
  readonly typed: string;
  /** What it will be called; undefined where nothing is left, which is reported once it is to be made. */
  readonly name: string | undefined;
}

/** Says while a name is typed what becomes of it, if that is another. */
export const WillBe = ({ typed, name }: Props) => {
  const { t } = useWorkbench();
  const isOther = name !== undefined && typed.trim() !== '' && typed.trim() !== name;
  return (
    <p className="quiet will-be" role="status">
      {isOther ? t('willBe', { name }) : ''}
    </p>
  );
};
