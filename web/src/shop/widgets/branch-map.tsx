import { mapStyleAddress } from "@tresen/contract/branch/map-provider";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useAtom } from "jotai";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useColorScheme } from "../../shared/color-scheme";
import { MapPin } from "../../shared/icons";
import { mapConsentAtom } from "../state/browser/consent";
import { useShop } from "../state/shop-query";
import { Button } from "../ui/button";
import * as texts from "./widgets.texts";

const MapCanvas = lazy(() =>
  import("../features/map/map-canvas").then(({ MapCanvas: component }) => ({ default: component })),
);

const FRAME = "relative h-72 w-full overflow-hidden rounded-panel border border-line bg-sunken sm:h-80";

/**
 * A branch on the provider's map once maps are allowed and the map is in view; until then a placeholder with the
 * consent question. Without a provider, or if the map cannot be rendered, it shows nothing: address and route link are
 * beside it anyway.
 */
export function BranchMap({ branch, className = "" }: { branch: Branch; className?: string }) {
  const { config } = useShop();
  const [isAllowed, allow] = useAtom(mapConsentAtom);
  const [isImpossible, setImpossible] = useState(false);
  const [frame, isNear] = useNearness();
  const scheme = useColorScheme();
  const { latitude, longitude } = branch;
  const address = config.enablePluginMapbox ? mapStyleAddress({ config, scheme }) : null;
  if (address === null || isImpossible || typeof latitude !== "number" || typeof longitude !== "number") return null;
  const place = { latitude, longitude };
  return (
    <div ref={frame} className={`${FRAME} ${className}`}>
      {!isAllowed ? (
        <div
          className={
            "absolute inset-0 grid place-content-center justify-items-center gap-3 " + "overflow-y-auto p-5 text-center"
          }
        >
          <MapPin size={32} className="text-action-text" />
          <p className="max-w-sm text-balance">{texts.mapConsent}</p>
          <Button look="quiet" onClick={() => allow(true)}>
            {texts.showMap}
          </Button>
        </div>
      ) : (
        isNear && (
          <Suspense fallback={<div className="bone absolute inset-0" />}>
            <MapCanvas name={branch.name} place={place} address={address} onImpossible={() => setImpossible(true)} />
          </Suspense>
        )
      )}
    </div>
  );
}

/** True once it is near the viewport: each map needs a graphics context. */
function useNearness(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [frame, isNear];
}
