import { Component, type ReactNode, Suspense } from "react";

/** For what accompanies a screen: one that cannot be loaded or drawn is left out, and the screen goes on without it. */
export class Extra extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
