/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === "function";
}
