/**
 * The devices whose messages this browser gets, which pages and service worker both know: so the worker can renew a
 * subscription while no page is open. The shop never removes what has this name.
 */
const STORE = "backend-push";
const KEY = "/backend/push-devices";

export async function subscribedDevices(): Promise<string[]> {
  const stored = await (await caches.open(STORE)).match(KEY);
  const ids: unknown = await stored?.json();
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** @returns all of them, with or without this one. */
export async function rememberDevice({ device, isOn }: { device: string; isOn: boolean }): Promise<string[]> {
  const others = (await subscribedDevices()).filter((id) => id !== device);
  const ids = isOn ? [...others, device] : others;
  await (await caches.open(STORE)).put(KEY, Response.json(ids));
  return ids;
}
