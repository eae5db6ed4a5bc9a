import { useEffect, useRef } from "react";
import { ApiError, call, onSessionEnd } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { beginEnd } from "../../../shared/tablet/tablet-end";
import { coverTablet, leaveTablet } from "./tablet-cover";

/** How often the server is told that somebody is there, and how often the end is looked for, in milliseconds. */
const TOLD_EVERY = 30_000;
const LOOK_EVERY = 5_000;
/** Tells the other windows of the tablet that its session has ended. */
const CHANNEL = "backend-tablet";

/**
 * Ends the session of a tablet: by its button, ten minutes after its last use, or with another window. Then the page with
 * the people is loaded, and nothing of the former person is kept. Until the server can be reached, the screen is covered.
 * @returns what the button does.
 */
export function useTabletSession(user: string): () => void {
  const endsAt = useRef<number | null>(null);
  useEffect(() => onSessionEnd(ended), []);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = coverTablet;
    return () => channel.close();
  }, []);
  useEffect(() => {
    let isAsking = false;
    const look = async (): Promise<void> => {
      if (isAsking) return;
      isAsking = true;
      try {
        const { id, tablet, shared } = await call("GET /api/users/me", { unauthenticated: "throw" });
        const use = tablet ?? shared;
        // Somebody else has signed in meanwhile, or the session has become another in a second window.
        if (id !== user || !use) return leaveTablet();
        endsAt.current = Date.parse(use.expiresAt);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return leaveTablet();
        if (endsAt.current !== null && serverNow() >= endsAt.current) coverTablet();
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => {
      if (endsAt.current !== null && serverNow() >= endsAt.current) void look();
    }, LOOK_EVERY);
    const onFocus = (): void => void look();
    void look();
    window.addEventListener("focus", onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", onFocus);
    };
  }, [user]);
  useUse((expiresAt) => (endsAt.current = Date.parse(expiresAt)));
  return finish;
}

/** Tells the server when somebody touches the screen or a key, but not each time. */
function useUse(onTold: (expiresAt: string) => void): void {
  const told = useRef(onTold);
  useEffect(() => {
    told.current = onTold;
  });
  useEffect(() => {
    let last = -Infinity;
    const tell = (): void => {
      if (serverNow() - last < TOLD_EVERY) return;
      last = serverNow();
      call("POST /api/tablet/use").then(
        ({ expiresAt }) => told.current(expiresAt),
        () => (last = -Infinity),
      );
    };
    for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, tell);
    return () => {
      for (const event of ["pointerdown", "keydown"]) window.removeEventListener(event, tell);
    };
  }, []);
}

function finish(): void {
  beginEnd();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("ended");
  channel.close();
  coverTablet();
}

/** A refused call never goes on: what follows it belongs to somebody else. */
function ended(): Promise<void> {
  leaveTablet();
  return new Promise(() => undefined);
}
