import { Component, type ReactNode } from 'react';
import { reloadOnceForNewBuild } from '../browser/reloadOnce';
import { FailedPart } from './FailedPart';

interface Props {
  /** Another value (the address) gives the failed part a new chance. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string;
}

/**
 * Catches what a screen throws, a chunk that does not load included. After a new deployment the old
 * chunks are gone: then the page reloads by itself, once.
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
    return this.state.failed ? <FailedPart /> : this.props.children;
  }
}
