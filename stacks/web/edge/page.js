/**
 * CloudFront Function before pages and files: a page of the shop becomes the entry page, with a header that says which
 * one was meant, and one of the back-office or of a display that one's entry. A path with an extension is a file and
 * stays what it is, so a missing file is a 404 and not a page; but the pages of an old site, such as `karte.html`, may
 * have a redirect, for which the function is asked. Of a status page not even the server learns uid and hash this way.
 */
function handler(event) {
  const request = event.request;
  const path = request.uri;
  delete request.headers["x-page-path"];
  if (isFile(path)) return request;
  if (path === "/backend" || path.startsWith("/backend/")) {
    request.uri = "/backend/index.html";
  } else if (path === "/display/tv") {
    request.uri = "/display/tv/index.html";
  } else if (path.startsWith("/display/")) {
    request.uri = "/display/index.html";
  } else {
    request.headers["x-page-path"] = { value: path.startsWith("/status/") ? "/status" : path };
    request.uri = "/index.html";
  }
  return request;
}

function isFile(path) {
  const name = path.slice(path.lastIndexOf("/"));
  if (!/\.[A-Za-z0-9]+$/.test(name)) return false;
  const isBuilt = path === "/index.html" || path.startsWith("/backend/") || path.startsWith("/display/");
  return isBuilt || !/\.(?:html?|php\d?|aspx?|jspx?|cfm)$/i.test(name);
}
