/** Of what the shop's service worker stores. Displays and the back-office have other names, and keep what is theirs. */
const PREFIX = "tresen-";

export async function shopCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

export async function clearShopCaches(): Promise<void> {
  await Promise.all((await shopCaches()).map((name) => caches.delete(name)));
}
