export interface ApiAnswer {
  status: number;
  data: unknown;
  cursor: string | null;
}

export interface Api {
  /** Rejects if the platform does not answer. */
  call(request: {
    path: string;
    method?: "GET" | "POST" | "PUT" | "DELETE";
    body?: unknown;
    headers?: Record<string, string>;
  }): Promise<ApiAnswer>;
  /** @throws Error unless the answer is a success. */
  must<T>(request: Parameters<Api["call"]>[0]): Promise<T>;
  /** All pages of a list. */
  all<T>(path: string): Promise<T[]>;
}

const TIMEOUT = 20_000;

/** What a person at the desk can do. Customers use it too, and the cookie does not change what they get. */
export async function logIn({ url, password }: { url: string; password: string }): Promise<Api> {
  let cookie = "";
  const call: Api["call"] = async ({ path, method = "GET", body, headers = {} }) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const text = await response.text();
    const parsed = (text.startsWith("{") ? JSON.parse(text) : {}) as { data?: unknown; cursor?: string | null };
    return { status: response.status, data: parsed.data ?? text, cursor: parsed.cursor ?? null };
  };
  const must = async <T>(request: Parameters<Api["call"]>[0]): Promise<T> => {
    const { status, data } = await call(request);
    if (status >= 300)
      throw new Error(`${request.method ?? "GET"} ${request.path}: ${status} ${JSON.stringify(data).slice(0, 300)}`);
    return data as T;
  };
  await must({ path: "/api/login", method: "POST", body: { username: "admin@example.test", password } });
  return {
    call,
    must,
    all: async <T>(path: string) => {
      const found: T[] = [];
      let cursor: string | null = null;
      do {
        const page = await call({
          path: `${path}${path.includes("?") ? "&" : "?"}limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`,
        });
        if (page.status !== 200) throw new Error(`GET ${path}: ${page.status}`);
        found.push(...(page.data as T[]));
        ({ cursor } = page);
      } while (cursor);
      return found;
    },
  };
}
