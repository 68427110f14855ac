import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly onFailure?: (error: unknown) => void;
  /** What is shown instead; `again` tries once more to show what failed. */
  readonly instead: (error: unknown, again: () => void) => ReactNode;
}
interface Failed {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Catches what goes wrong while the page is drawn; without it nothing at all would be left of the page. */
export class Boundary extends Component<Props, Failed> {
  override readonly state: Failed = { failure: undefined };

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.instead(failure.error, () => this.setState({ failure: undefined }));
  }
}
