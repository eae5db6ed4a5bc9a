/**
 * CloudFront Function before the pictures: puts the best format that the browser shows into the path, so that cache,
 * bucket and function agree on one name for each variant: /image/small/x-1.jpg becomes /image/small/x-1.avif.
 * Originals, vector pictures and what already has such a format stay as they are.
 */
function handler(event) {
  const request = event.request;
  const match = /^(\/image\/[a-z]+\/[A-Za-z0-9_-]+-\d+)\.(jpg|jpeg|png|gif)$/.exec(request.uri);
  if (!match) return request;
  const accept = request.headers.accept ? request.headers.accept.value : "";
  request.uri = `${match[1]}.${bestFormat(accept, match[2])}`;
  return request;
}

function bestFormat(accept, extension) {
  // Few browsers play moving AVIF.
  if (accept.includes("image/avif") && extension !== "gif") return "avif";
  return accept.includes("image/webp") ? "webp" : extension;
}
