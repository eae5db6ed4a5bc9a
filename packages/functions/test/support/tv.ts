import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import { send } from "./api";

let address = 0;

/** Makes a TV of the branch in the middle, and a screen that has become it. @returns its id and the screen's key. */
export async function pairedTv({
  session,
  identifier,
}: {
  session: string;
  identifier: string;
}): Promise<{ id: string; key: string }> {
  const branch = "brn_mitte";
  const body = { identifier, name: identifier, branch };
  const made = await send({ method: "POST", path: "/api/digital-signage-devices", session, body });
  const { id } = made.data as { id: string };
  const ip = `203.0.113.${(address += 1)}`;
  const { code, secret } = (await send({ method: "POST", path: "/api/display-pairings", ip })).data as StartedPairing;
  const claim = { branch, purpose: "tv", name: identifier, tv: id };
  await send({ method: "POST", path: `/api/display-pairings/${code}/claim`, session, body: claim });
  const headers = { "x-pairing-secret": secret };
  const { data } = await send({ path: `/api/display-pairings/${code}`, headers });
  return { id, key: (data as PairingState & { key?: string }).key ?? "" };
}
