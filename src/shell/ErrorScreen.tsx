import { Component, type ReactNode } from 'react';
import { reloadOnceForNewBuild } from '../platform/browser/reloadOnce';
import { FailedScreen } from './FailedScreen';

interface Props {
  /** When this value (the address) changes, the failed part is rendered again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string;
}

/**
 * Catches the errors of a screen, also a chunk that does not load. After a new deployment the old chunks are gone: then
 * the page reloads itself, once.
 */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error): void {
    void reloadOnceForNewBuild(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedScreen /> : this.props.children;
  }
}
