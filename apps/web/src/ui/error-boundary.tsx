import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; instead: ReactNode };

/** Keeps what surrounds a broken part standing. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
