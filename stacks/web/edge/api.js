/**
 * CloudFront Function before the HTTP API, which has a host name of its own: says under which name the browser asked
 * (functions compare it with the origin of a request) and from where, always over whatever the browser itself sent.
 */
function handler(event) {
  const request = event.request;
  const headers = request.headers;
  if (headers.host) headers["x-forwarded-host"] = { value: headers.host.value };
  else delete headers["x-forwarded-host"];
  headers["x-viewer-address"] = { value: event.viewer.ip };
  return request;
}
