/**
 * CloudFront Function before the site's bucket: addresses of the shop's browser history and of the back-office become
 * their entry page. A path with an extension is a file and stays what it is, so a missing file is a 404 and not a page.
 */
function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === "/backend" || path.startsWith("/backend/")) {
    if (!isFile(path)) request.uri = "/backend/index.html";
  } else if (!isFile(path)) {
    request.uri = "/index.html";
  }
  return request;
}

function isFile(path) {
  return /\.[A-Za-z0-9]+$/.test(path.slice(path.lastIndexOf("/")));
}
