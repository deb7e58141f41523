import { Component, type ReactNode } from 'react';
import { FetchError } from './lazy-component';

type Props = {
  children: ReactNode;
  instead: ReactNode;
  /** The children are tried retryOn when one of them becomes true. */
  retryOn?: boolean[];
};

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    if (error instanceof FetchError) error.forget();
  }

  override componentDidUpdate({ retryOn }: Props) {
    if (this.state.broken && this.props.retryOn?.some((now, place) => now && !retryOn?.[place])) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
