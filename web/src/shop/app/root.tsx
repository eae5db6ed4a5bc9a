import { lazy } from "react";
import { OptionalPart } from "../widgets/optional-part";
import { useIsIdle } from "../ui/use-idle";
import { Shell } from "../features/shell/shell";
import { isSelfService } from "../state/browser/self-service";

const Layer = lazy(() =>
  isSelfService()
    ? import("../features/kiosk/kiosk").then(({ Kiosk: component }) => ({ default: component }))
    : import("../features/pwa/app-layer").then(({ AppLayer: component }) => ({ default: component })),
);

const GlobalParts = lazy(() => import("./global-parts").then(({ GlobalParts: component }) => ({ default: component })));

/**
 * Shell and screen, and above them the layer for the context: the visitor's own browser, or a self-service screen in
 * the branch.
 */
export function Root() {
  const isIdle = useIsIdle();
  return (
    <Shell
      layer={
        (isIdle || isSelfService()) && (
          <>
            <OptionalPart>
              <Layer />
            </OptionalPart>
            <OptionalPart>
              <GlobalParts />
            </OptionalPart>
          </>
        )
      }
    />
  );
}
