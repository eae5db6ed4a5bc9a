/**
 * The id of a subscription: a hash of its device and its address, so that a browser that subscribes once more replaces
 * itself. A browser finds itself by it among the subscriptions of a device.
 */
export async function subscriptionId({ device, endpoint }: { device: string; endpoint: string }): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${device} ${endpoint}`));
  const hex = [...new Uint8Array(hash).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `psh_${hex.join("")}`;
}
