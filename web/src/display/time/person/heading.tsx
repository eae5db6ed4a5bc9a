import { type ReactNode, useEffect, useRef } from "react";

/** The title of a view. It takes the focus when the view opens, so that screen readers tell where one is. */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
