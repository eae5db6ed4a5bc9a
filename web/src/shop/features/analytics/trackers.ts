import type { Config } from "@tresen/contract/config/config";
import { type CommerceEvent, dataLayerEntry, pixelCall } from "./commerce-event";

/** The pixel's function until its script has loaded: it keeps the calls, which the script then takes over. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

type TrackedWindow = Window & { dataLayer?: Record<string, unknown>[]; fbq?: Pixel; _fbq?: Pixel };

const tracked: TrackedWindow = window;

/**
 * Loads the trackers for which the owner has set an id. They are loaded by address and never inline, so that the page's
 * policy can forbid all other scripts; calls made before a script is loaded wait in its queue.
 */
export function loadTrackers({ tagManagerId, metaPixelId }: Pick<Config, "tagManagerId" | "metaPixelId">): void {
  if (tagManagerId && !tracked.dataLayer) {
    tracked.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  if (metaPixelId && !tracked.fbq) {
    tracked.fbq = tracked._fbq = createPixel();
    tracked.fbq("init", metaPixelId);
    load("https://connect.facebook.net/en_US/fbevents.js");
  }
}

/** Reports a screen. Status pages are reported without their address, because it gives access to an order. */
export function trackPage(path: string): void {
  const page = path.startsWith("/status/") ? "/status" : path;
  tracked.dataLayer?.push({ event: "page_view", page_path: page, page_location: window.location.origin + page });
  if (page !== "/status") tracked.fbq?.("track", "PageView");
}

export function trackCommerce(event: CommerceEvent): void {
  // Clears the values of the event before, which the tag manager would otherwise merge into this one.
  tracked.dataLayer?.push({ ecommerce: null });
  tracked.dataLayer?.push(dataLayerEntry(event));
  tracked.fbq?.("track", ...pixelCall(event));
}

function createPixel(): Pixel {
  const queue: unknown[][] = [];
  const pixel: Pixel = Object.assign(
    (...call: unknown[]): void => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    // The pixel's automatic tracking of the address would send it status pages.
    { queue, loaded: true, version: "2.0", disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
}

function load(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}
