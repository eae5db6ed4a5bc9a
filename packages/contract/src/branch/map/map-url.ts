const API = "https://api.mapbox.com";

/**
 * The request address for an address in a style. `mapbox://` addresses are translated to Mapbox's HTTP API with the
 * token; all others stay the same, except that Mapbox's own host always gets the token.
 * @see https://docs.mapbox.com/api/maps/
 */
export function resolveMapUrl({ url, token }: { url: string; token: string }): string {
  if (!url.startsWith("mapbox://")) return url.startsWith(`${API}/`) ? withToken({ url, token }) : url;
  const [, kind = "", rest = ""] = /^mapbox:\/\/(?:(styles|sprites|fonts|tiles)\/)?(.*)$/.exec(url) ?? [];
  switch (kind) {
    case "styles":
      return withToken({ url: `${API}/styles/v1/${rest}`, token });
    case "sprites": {
      // mapbox://sprites/{account}/{style}[@2x].{json|png}
      const [, path = rest, file = ""] = /^(.*?)((?:@\dx)?\.(?:json|png))$/.exec(rest) ?? [];
      return withToken({ url: `${API}/styles/v1/${path}/sprite${file}`, token });
    }
    case "fonts":
      return withToken({ url: `${API}/fonts/v1/${rest}`, token });
    case "tiles":
      return withToken({ url: `${API}/v4/${rest}`, token });
    default:
      // One or several tile sets, described as one.
      return withToken({ url: `${API}/v4/${rest}.json?secure`, token });
  }
}

function withToken({ url, token }: { url: string; token: string }): string {
  if (!token || /[?&]access_token=/.test(url)) return url;
  return `${url}${url.includes("?") ? "&" : "?"}access_token=${encodeURIComponent(token)}`;
}
