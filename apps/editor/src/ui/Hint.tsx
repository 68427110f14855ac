import { Button } from './Button.tsx';
import { Popover } from './Popover.tsx';

interface Props {
  readonly hint: string;
  /** The words that are explained. */
  readonly children: string;
}

/** Words with an explanation that a pointer, a tap and the keyboard open alike. */
export const Hint = ({ hint, children }: Props) => (
  <Popover label={children} trigger={<Button look="plain">{children}</Button>} opensOnHover>
    {hint}
  </Popover>
);
