const MANIFEST = "/api/app/manifest.webmanifest";

/**
 * Names the shop's manifest to the browser. Only where the shop can be installed, and only once somebody listens for
 * the browser's answer to it.
 */
export function linkManifest(touchIcon: string): () => void {
  const links = [
    { rel: "manifest", href: MANIFEST },
    { rel: "apple-touch-icon", href: touchIcon },
  ].map((attributes) => Object.assign(document.createElement("link"), attributes));
  document.head.append(...links);
  return () => {
    for (const link of links) link.remove();
  };
}
