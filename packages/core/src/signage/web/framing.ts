/** Headers of an answer, with their names in small letters. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a page may be framed by one of `origin`, such as `https://shop.example`. `frame-ancestors` counts before
 * `X-Frame-Options`, as in browsers; of several policies each must allow it.
 */
export function mayBeFramed({
  headers,
  page,
  origin,
}: {
  headers: Headers;
  /** The address of the page itself. */
  page: URL;
  origin: string;
}): boolean {
  const policies = valuesOf(headers["content-security-policy"]).flatMap(ancestorsOf);
  if (policies.length > 0)
    return policies.every((sources) => sources.some((one) => isMatch({ source: one, page, origin })));
  const options = valuesOf(headers["x-frame-options"]).map((option) => option.toLowerCase());
  return options.every((option) => {
    if (option === "deny") return false;
    return option !== "sameorigin" || page.origin === new URL(origin).origin;
  });
}

function valuesOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter(Boolean);
}

/** The sources of a policy's `frame-ancestors`, of which an empty list means nobody; nothing without this directive. */
function ancestorsOf(policy: string): string[][] {
  const directives = policy.split(";").map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return directives
    .filter(([name]) => name === "frame-ancestors")
    .slice(0, 1)
    .map(([, ...sources]) => sources);
}

/** Whether a source of a policy, such as `'self'`, `https:`, `*.example` or `https://shop.example:8443`, is the origin. */
function isMatch({ source, page, origin }: { source: string; page: URL; origin: string }): boolean {
  const own = new URL(origin);
  if (source === "'self'") return page.origin === own.origin;
  if (source === "*") return true;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === own.protocol;
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!parts) return false;
  const [, scheme, host = "", port] = parts;
  const isHost = host.startsWith("*.") ? own.hostname.endsWith(host.slice(1)) : own.hostname === host;
  const ownPort = own.port || (own.protocol === "https:" ? "443" : "80");
  const isPort = port === "*" || (port ?? (own.protocol === "https:" ? "443" : "80")) === ownPort;
  return isHost && isPort && (scheme === undefined || `${scheme}:` === own.protocol);
}
