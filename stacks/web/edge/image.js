const SIZES = { 64: "icon", 128: "thumbnail", 256: "tiny", 640: "small", 1280: "medium", 1920: "large" };

/**
 * CloudFront Function before the pictures: puts the best format that the browser shows into the path, so that cache,
 * bucket and function agree on one name for each variant: /image/640/x-1.jpg becomes /image/small/x-1.avif.
 * Originals, vector pictures and what already has such a format keep theirs. What a use shows of a picture has the
 * name of its cut (/image/product/640/x-1.jpg?cut=0a1b2c3d becomes /image/cut/product-0a1b2c3d-small/x-1.avif), or that
 * of the whole if nothing is cut. Without the parameter, the use stays in the path: only the function knows today's cut.
 */
function handler(event) {
  const request = event.request;
  const match = /^\/image\/(?:(product|category|hero|share)\/)?(?:([a-z]+|\d+)\/)?([A-Za-z0-9_-]+-\d+)\.([a-z]+)$/.exec(
    request.uri,
  );
  if (!match) return request;
  const size = match[2] && /^\d/.test(match[2]) ? SIZES[match[2]] || match[2] : match[2];
  const key = request.querystring && request.querystring.cut ? request.querystring.cut.value : "";
  const accept = request.headers.accept ? request.headers.accept.value : "";
  const best = `${match[3]}.${bestFormat(accept, match[4])}`;
  if (match[1] && /^[a-z0-9]{8}$/.test(key))
    request.uri = `/image/cut/${match[1]}-${key}-${(match[4] !== "svg" && size) || "large"}/${best}`;
  else {
    const use = match[1] && key !== "none" ? `/${match[1]}` : "";
    request.uri = size ? `/image${use}/${size}/${best}` : `/image${use}/${match[3]}.${match[4]}`;
  }
  return request;
}

function bestFormat(accept, extension) {
  if (!["jpg", "jpeg", "png", "gif"].includes(extension)) return extension;
  // Few browsers play moving AVIF.
  if (accept.includes("image/avif") && extension !== "gif") return "avif";
  return accept.includes("image/webp") ? "webp" : extension;
}
