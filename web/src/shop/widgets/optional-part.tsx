import { Component, type ReactNode, Suspense } from "react";

/** Wraps an optional part of a screen: if it cannot be loaded or rendered, the screen is shown without it. */
export class OptionalPart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
