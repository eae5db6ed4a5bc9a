import { addressLine } from "@tresen/contract/address";
import type { Branch } from "@tresen/contract/resources/branch";
import { useAtom } from "jotai";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { MapPin } from "../../shared/icons";
import { directionsHref } from "../state/directions";
import { mapConsentAtom } from "../state/consent";
import { isSelfService } from "../state/self-service";
import { useShop } from "../state/shop-query";
import { Button, buttonClass } from "./button";

const MapCanvas = lazy(() => import("../features/map/map-canvas").then(({ MapCanvas: component }) => ({ default: component })));

const FRAME = "relative h-72 w-full overflow-hidden rounded-panel border border-line bg-sunken sm:h-80";

/** Where a branch is: a map once maps are allowed and in sight, else how to get one; without WebGL the way there. */
export function BranchMap({ branch, className = "" }: { branch: Branch; className?: string }) {
  const { config } = useShop();
  const [isAllowed, allow] = useAtom(mapConsentAtom);
  const [isImpossible, setImpossible] = useState(false);
  const [frame, isNear] = useNearness();
  const { latitude, longitude } = branch;
  if (!config.enablePluginMapbox || typeof latitude !== "number" || typeof longitude !== "number") return null;
  const place = { latitude, longitude };
  return (
    <div ref={frame} className={`${FRAME} ${className}`}>
      {!isAllowed ? (
        <Stand>
          <p className="max-w-sm text-balance">Mit der Karte werden Daten von einem Kartendienst geladen. Sie erscheint, sobald Sie zustimmen.</p>
          <Button look="quiet" onClick={() => allow(true)}>
            Karte anzeigen
          </Button>
        </Stand>
      ) : isImpossible ? (
        <Stand>
          <p>
            <strong className="block">{branch.name}</strong>
            {addressLine(branch)}
          </p>
          {!isSelfService() && (
            <a href={directionsHref(place)} target="_blank" rel="noopener" className={buttonClass("quiet")}>
              Route berechnen
            </a>
          )}
        </Stand>
      ) : (
        isNear && (
          <Suspense fallback={<div className="bone absolute inset-0" />}>
            <MapCanvas name={branch.name} place={place} onImpossible={() => setImpossible(true)} />
          </Suspense>
        )
      )}
    </div>
  );
}

/** On a plan of quiet streets, so that the place for a map looks like one. */
function Stand({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-5 text-center">
      <svg aria-hidden viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 -z-0 size-full text-line">
        <g fill="none" stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="14" d="M-20 210 150 150 260 190 430 120M120-20 150 150 110 320" />
          <path strokeWidth="7" d="M-20 70 135 75 300-20M260 190 300 320M220 175 250 40 430 30M-20 275 118 270M330 162 345 36" />
        </g>
      </svg>
      <MapPin size={32} aria-hidden className="relative text-action-text" />
      <div className="relative grid justify-items-center gap-3">{children}</div>
    </div>
  );
}

/** True from the moment it comes near the window: each map costs a graphics context. */
function useNearness(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), { rootMargin: "200px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [frame, isNear];
}
