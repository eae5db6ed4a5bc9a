import { Map as MapView, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef } from "react";
import type { ColorScheme } from "../../../shared/chosen-scheme";
import { useColorScheme } from "../../../shared/color-scheme";
import { useShop } from "../../state/shop-query";
import type { Place } from "./district-style";
import { GERMAN } from "./map-locale";
import { loadStyle } from "./map-style";
import { resolveMapUrl } from "./map-url";
import "./map.css";

setWorkerUrl(workerUrl);

/** How far out the drawn district reaches. */
const DRAWN_ZOOM = 16.2;

interface MapCanvasProps {
  name: string;
  place: Place;
  /** This browser cannot draw maps. */
  onImpossible: () => void;
}

/** A branch on its map, seen as the shop configured it. */
export function MapCanvas({ name, place, onImpossible }: MapCanvasProps) {
  const { config } = useShop();
  const scheme = useColorScheme();
  const frame = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = place;
  const { mapboxZoom: zoom, mapboxPitch: pitch, mapboxBearing: bearing, mapboxStyle, mapboxDarkStyle, mapboxAccessToken } = config;

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const aborter = new AbortController();
    let map: MapView | null = null;
    const show = async (): Promise<void> => {
      const at = { latitude, longitude };
      const { style, isDrawn } = await loadStyle({ config: { mapboxStyle, mapboxDarkStyle, mapboxAccessToken }, scheme, place: at, accent: accentColor(container), signal: aborter.signal });
      if (aborter.signal.aborted) return;
      map = new MapView({
        container,
        style,
        center: [longitude, latitude],
        zoom,
        pitch,
        bearing,
        minZoom: isDrawn ? DRAWN_ZOOM : 3,
        maxPitch: 75,
        // A page is scrolled over a map more often than a map is moved.
        cooperativeGestures: true,
        attributionControl: { compact: true },
        locale: GERMAN,
        transformRequest: (url) => ({ url: resolveMapUrl({ url, token: mapboxAccessToken }) }),
      });
      map.addControl(new NavigationControl({ visualizePitch: true }), "top-right");
      new Marker({ element: markerElement(name), anchor: "bottom" }).setLngLat([longitude, latitude]).addTo(map);
      map.getCanvas().setAttribute("aria-label", `Karte: ${name}`);
    };
    show().catch(() => {
      if (!aborter.signal.aborted) onImpossible();
    });
    return () => {
      aborter.abort();
      map?.remove();
    };
    // A new theme is another map: styles of different providers have nothing in common.
  }, [name, latitude, longitude, zoom, pitch, bearing, mapboxStyle, mapboxDarkStyle, mapboxAccessToken, scheme, onImpossible]);

  return <div ref={frame} className="branch-map size-full" data-scheme={scheme satisfies ColorScheme} />;
}

function markerElement(name: string): HTMLElement {
  const marker = document.createElement("div");
  marker.className = "branch-marker";
  const label = document.createElement("span");
  label.textContent = name;
  marker.append(label);
  return marker;
}

/** The shop's colour as this theme shows it, in a form that a map's style understands. */
function accentColor(element: HTMLElement): string {
  const probe = document.createElement("span");
  probe.style.color = "var(--color-action-text)";
  element.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return /^rgba?\(/.test(color) ? color : "#666666";
}
