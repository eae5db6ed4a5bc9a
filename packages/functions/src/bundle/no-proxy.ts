/**
 * Stands for a package that `web-push` asks for proxies, of which bundles have no use: the platform only lets it build
 * requests, and sends them itself.
 */
export class HttpsProxyAgent {
  constructor() {
    throw new Error("Functions use no proxy");
  }
}
