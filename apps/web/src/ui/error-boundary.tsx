import { Component, type ReactNode } from 'react';
import { NotFetched } from './fetched';

type Props = {
  children: ReactNode;
  instead: ReactNode;
  /** Whenever one of them becomes true, what is broken is tried again. */
  again?: boolean[];
};

/** Keeps what surrounds a broken part standing. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    if (error instanceof NotFetched) error.forget();
  }

  override componentDidUpdate({ again }: Props) {
    if (this.state.broken && this.props.again?.some((now, place) => now && !again?.[place])) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
