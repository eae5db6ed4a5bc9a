/** Where the file of a video is found, below the shop's own address. Its content never changes. */
export function videoPath({ sha256, mimeType }: { sha256: string; mimeType: "video/mp4" | "video/webm" }): string {
  return `video/${sha256}.${mimeType === "video/mp4" ? "mp4" : "webm"}`;
}
