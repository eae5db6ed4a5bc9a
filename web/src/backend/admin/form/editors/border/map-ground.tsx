import { useQuery } from "@tanstack/react-query";
import { mapStyleAddress } from "@tresen/contract/branch/map-provider";
import { useEffect, useRef, useState } from "react";
import { useColorScheme } from "../../../../../shared/color-scheme";
import { configQueries } from "../../../../shared/config";
import type { MapView } from "../../../../shared/geo/map-view";
import { BORDER_TEXTS } from "./border.texts";
import type { ProviderMap } from "./provider-map";

/** The map of the shop's provider below a drawing; nothing without a provider, or while it does not answer. */
export function MapGround({ view }: { view: MapView }) {
  const { data: config } = useQuery(configQueries.one());
  const scheme = useColorScheme();
  const address = config?.enablePluginMapbox ? mapStyleAddress({ config, scheme }) : null;
  return address && config ? (
    <Ground key={address} address={address} token={config.mapboxAccessToken} view={view} />
  ) : null;
}

function Ground({ address, token, view }: { address: string; token: string; view: MapView }) {
  const frame = useRef<HTMLDivElement>(null);
  const opened = useRef<ProviderMap | null>(null);
  const [isSilent, setIsSilent] = useState(false);
  const latest = useRef(view);
  useEffect(() => {
    let isShown = true;
    const open = async (): Promise<void> => {
      const { openProviderMap } = await import("./provider-map");
      const container = frame.current;
      if (!isShown || !container) return;
      opened.current = openProviderMap({
        container,
        address,
        token,
        view: latest.current,
        onSilent: () => setIsSilent(true),
      });
    };
    open().catch(() => setIsSilent(true));
    return () => {
      isShown = false;
      opened.current?.remove();
      opened.current = null;
    };
  }, [address, token]);
  useEffect(() => {
    latest.current = view;
    opened.current?.show(view);
  }, [view]);
  return (
    <>
      <div ref={frame} aria-hidden className={`absolute! inset-0 ${isSilent ? "hidden" : ""}`} />
      {isSilent && (
        <p
          role="status"
          className="pointer-events-none absolute start-2 top-2 z-2 max-w-[calc(100%-4.5rem)] rounded-control bg-surface/90 px-2 py-1 text-sm text-muted"
        >
          {BORDER_TEXTS.providerSilent}
        </p>
      )}
    </>
  );
}
