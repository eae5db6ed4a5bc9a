/** The address of a picture in a text: `/image/medium/img_1-3.jpg`, where 3 is the version of its file. */
const ADDRESS = /\/image\/((?:[a-z]+\/)?)([\w-]+)-\d+\.[a-z0-9]+/g;

/** The ids of the pictures that a Markdown text shows. */
export function picturesInText(text: string): string[] {
  if (!text.includes("/image/")) return [];
  return [...new Set([...text.matchAll(ADDRESS)].map(([, , id = ""]) => id))];
}

/** The text with a picture's present file. Drawings have no sizes. */
export function withFileInText({
  text,
  picture: { id, version, extension },
}: {
  text: string;
  picture: { id: string; version: number; extension: string };
}): string {
  return text.replaceAll(ADDRESS, (address: string, size: string, shown: string) =>
    shown === id ? `/image/${extension === "svg" ? "" : size}${id}-${version}.${extension}` : address,
  );
}
