const MANIFEST = "/api/app/manifest.webmanifest";

/**
 * Adds the link to the manifest. Only if the shop can be installed, and only when the code listens for
 * `beforeinstallprompt`.
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
