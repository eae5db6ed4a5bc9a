/**
 * CloudFront Function behind pages: a redirect takes along what was asked with the address. The answer itself is one
 * for all, so that the edge keeps it under the path alone.
 */
function handler(event) {
  const response = event.response;
  const location = response.headers.location;
  const query = queryOf(event.request.querystring);
  if (!location || query === "") return response;
  const parts = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location.value);
  if (parts) location.value = `${parts[1]}?${parts[2] ? `${parts[2]}&` : ""}${query}${parts[3] || ""}`;
  return response;
}

/** As it was asked: names and values are still encoded. */
function queryOf(querystring) {
  const pairs = [];
  for (const name of Object.keys(querystring))
    for (const { value } of querystring[name].multiValue || [querystring[name]])
      pairs.push(value === "" ? name : `${name}=${value}`);
  return pairs.join("&");
}
