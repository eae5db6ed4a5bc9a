const SIZES = { 64: "icon", 128: "thumbnail", 256: "tiny", 640: "small", 1280: "medium", 1920: "large" };

/**
 * CloudFront Function before the pictures: puts the best format that the browser shows into the path, so that cache,
 * bucket and function agree on one name for each variant: /image/product/640/x-1.jpg becomes /image/small/x-1.avif.
 * Originals, vector pictures and what already has such a format keep theirs.
 */
function handler(event) {
  const request = event.request;
  const match = /^\/image\/(?:(?:product|category)\/)?(?:([a-z]+|\d+)\/)?([A-Za-z0-9_-]+-\d+)\.([a-z]+)$/.exec(
    request.uri,
  );
  if (!match) return request;
  const size = match[1] && /^\d/.test(match[1]) ? SIZES[match[1]] || match[1] : match[1];
  const accept = request.headers.accept ? request.headers.accept.value : "";
  request.uri = size ? `/image/${size}/${match[2]}.${bestFormat(accept, match[3])}` : `/image/${match[2]}.${match[3]}`;
  return request;
}

function bestFormat(accept, extension) {
  if (!["jpg", "jpeg", "png", "gif"].includes(extension)) return extension;
  // Few browsers play moving AVIF.
  if (accept.includes("image/avif") && extension !== "gif") return "avif";
  return accept.includes("image/webp") ? "webp" : extension;
}
