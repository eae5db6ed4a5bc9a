import { vi } from "vitest";
import { Refusal } from "../../../shared/display-api";
import type { DeviceClock } from "../device-clock";
import { type Disk, memoryDisk } from "../disk";
import type { KeptStamping } from "../kept-stamping";
import { type Queue, openQueue } from "../queue";
import { testServer } from "./test-server";

const MINUTE = 60_000;
const realTimeout = setTimeout;

/** A terminal whose clock tests move, and its server. Everybody has the PIN 1111. */
export function testDevice() {
  /** How far somebody has set the clock of the day ahead, in milliseconds. */
  let ahead = 0;
  const clock: DeviceClock = { date: () => Date.now() + ahead, monotonic: () => performance.now(), session: "s1" };
  /** Who is in by what the server has told. */
  const people = new Set<string>();
  let server = testServer({ clock });
  let disk: Disk = memoryDisk();
  let queue: Queue | null = null;
  const opened = (): Queue => {
    if (!queue) throw new Error("The page is not open.");
    return queue;
  };
  const open = async (session = clock.session): Promise<void> => {
    queue?.stop();
    queue = await openQueue({
      ...{
        disk,
        clock: { ...clock, session },
        serverNow: server.serverNow,
        send: server.send,
        reach: server.reach,
        isIn: (person) => people.has(person),
        onChange: () => undefined,
      },
      isKeyRefused: async () => {
        if (!server.isOnline) throw new Refusal(0, "offline", "");
        return server.isKeyRefused;
      },
    });
  };
  return {
    people,
    open,
    /** A fresh device that has heard of its server. */
    start: async (): Promise<void> => {
      vi.useFakeTimers({
        toFake: ["setTimeout", "clearTimeout", "Date", "performance"],
        now: Date.parse("2026-06-05T06:00:00Z"),
      });
      server = testServer({ clock });
      ahead = 0;
      people.clear();
      disk = memoryDisk();
      await open();
      opened().noteContact();
    },
    stop: (): void => {
      opened().stop();
      vi.useRealTimers();
    },
    get server() {
      return server;
    },
    get disk() {
      return disk;
    },
    get queue() {
      return opened();
    },
    setAhead: (milliseconds: number): void => {
      ahead = milliseconds;
    },
    add: (person: string, action: KeptStamping["action"] = "start", pin = "1111"): Promise<KeptStamping> =>
      opened().add({ person, name: person, action, details: {}, pin }),
    takenOf: (person: string): string[] =>
      [...server.taken.values()]
        .filter(({ stamping }) => stamping.person === person)
        .map(({ stamping }) => stamping.action),
    waiting: () => opened().state().stampings,
    /** Long enough for every wait of the queue. What it encrypts takes true time, during which its clock stands still. */
    settle: async (time = 2 * MINUTE): Promise<void> => {
      for (let passed = 0; passed <= time; passed += MINUTE) {
        await vi.advanceTimersByTimeAsync(Math.min(MINUTE, time));
        for (let look = 0; look < 10; look += 1) await new Promise((resolve) => realTimeout(resolve, 1));
      }
    },
  };
}
