/**
 * CloudFront Function before the pictures: puts the best format that the browser shows into the path, so that cache,
 * bucket and function agree on one name for each variant: /image/small/x-1.jpg becomes /image/small/x-1.avif, and what
 * is asked for as a product's or a category's picture is the same picture. Originals, vector pictures and paths that
 * name one of the two formats stay as they are.
 */
function handler(event) {
  const request = event.request;
  request.uri = request.uri.replace(/^\/image\/(?:product|category)\//, "/image/");
  const match = /^(\/image\/(?:icon|thumbnail|tiny|small|medium|large|64|128|256|640|1280|1920)\/[A-Za-z0-9_-]+-\d+)\.(jpg|jpeg|png|gif)$/.exec(request.uri);
  if (!match) return request;
  const accept = request.headers.accept ? request.headers.accept.value : "";
  const format = bestFormat(accept, match[2]);
  if (format) request.uri = match[1] + "." + format;
  return request;
}

function bestFormat(accept, extension) {
  // Few browsers play moving AVIF.
  if (accept.includes("image/avif") && extension !== "gif") return "avif";
  return accept.includes("image/webp") ? "webp" : null;
}
