import type { OwnRun } from "@tresen/contract/delivery/delivery";
import type { ExternalMe } from "@tresen/contract/external/external-user.calls";
import { PERSONAL_KEY_HEADER } from "@tresen/contract/external/personal-key";
import { useEffect, useState } from "react";
import { Refusal, ask } from "../shared/display-api";
import { keepSeen, readSeen } from "./personal-key-store";

/** The code of the refusal of the key itself; a single run may be refused to somebody whose key is good. */
export const KEY_REFUSED = "external.refused";
/** How often the phone asks whether there is something to do. */
const INTERVAL = 20_000;

export interface Access {
  me: ExternalMe;
  runs: readonly OwnRun[];
}

/**
 * Who has the key, and their runs. Without a connection both stay as they were, also when the page is loaded again.
 * @param onRefused called when the key opens nothing any longer.
 */
export function useAccess({ personalKey, onRefused }: { personalKey: string; onRefused: () => void }): {
  access: Access | null;
  trouble: "offline" | "failed" | null;
} {
  const [access, setAccess] = useState<Access | null>(() => readSeen<Access>());
  const [trouble, setTrouble] = useState<"offline" | "failed" | null>(null);
  useEffect(() => {
    let isOver = false;
    const refresh = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      try {
        const told = await askFor(personalKey);
        if (isOver) return;
        keepSeen(told);
        setAccess(told);
        setTrouble(null);
      } catch (error) {
        if (isOver) return;
        const { status, code } = error instanceof Refusal ? error : { status: 0, code: "" };
        if (code === KEY_REFUSED) onRefused();
        else setTrouble(status === 0 ? "offline" : "failed");
      }
    };
    const again = (): void => void refresh();
    again();
    const timer = setInterval(again, INTERVAL);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, [personalKey, onRefused]);
  return { access, trouble };
}

/** @throws Refusal. */
async function askFor(personalKey: string): Promise<Access> {
  const headers = { [PERSONAL_KEY_HEADER]: personalKey };
  const { data: me } = await ask<ExternalMe>({ path: "/api/external-users/me", headers });
  if (!me) throw new Refusal(0, "empty", "");
  if (!me.permissions.includes("deliveryRuns")) return { me, runs: [] };
  const { data: runs } = await ask<OwnRun[]>({ path: "/api/deliveries/own-runs", headers });
  return { me, runs: runs ?? [] };
}
