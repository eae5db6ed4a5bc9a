import { lazy } from "react";
import { Extra } from "../widgets/extra";
import { useIsIdle } from "../ui/use-idle";
import { Shell } from "../features/shell/shell";
import { isSelfService } from "../state/browser/self-service";

const Layer = lazy(() =>
  isSelfService()
    ? import("../features/kiosk/kiosk").then(({ Kiosk: component }) => ({ default: component }))
    : import("../features/pwa/app-layer").then(({ AppLayer: component }) => ({ default: component })),
);

const Extras = lazy(() => import("./extras").then(({ Extras: component }) => ({ default: component })));

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
            <Extra>
              <Layer />
            </Extra>
            <Extra>
              <Extras />
            </Extra>
          </>
        )
      }
    />
  );
}
