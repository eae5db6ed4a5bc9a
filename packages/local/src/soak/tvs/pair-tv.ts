import type { PairingState, StartedPairing } from "@tresen/contract/display/pairing";
import type { Api } from "../api";

/** Connects a screen as a TV by a code, as staff do. @returns its key. */
export async function pairTv({ api, tv, branch }: { api: Api; tv: string; branch: string }): Promise<string> {
  const { code, secret } = await api.must<StartedPairing>({ method: "POST", path: "/api/display-pairings" });
  const body = { branch, purpose: "tv", name: tv, tv };
  await api.must({ method: "POST", path: `/api/display-pairings/${code}/claim`, body });
  const headers = { "x-pairing-secret": secret };
  const state = await api.must<PairingState>({ path: `/api/display-pairings/${code}`, headers });
  if (state.state !== "claimed" || !state.key) throw new Error(`${tv} got no key.`);
  return state.key;
}
