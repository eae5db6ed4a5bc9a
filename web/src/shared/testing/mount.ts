import { type ReactNode, act } from "react";
import { createRoot } from "react-dom/client";

/** Renders into the document of the test. */
export async function mount(content: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  await act(async () => root.render(content));
  return {
    element,
    unmount: () =>
      act(async () => {
        root.unmount();
        element.remove();
      }),
  };
}
