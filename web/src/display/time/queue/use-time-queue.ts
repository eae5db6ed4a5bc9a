import type { StartFinding } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useEffect, useRef, useState } from "react";
import { serverNow } from "../../../shared/server-clock";
import { stampingSender } from "../time-api";
import { deviceClock } from "./device-clock";
import { type Disk, openDisk } from "./disk";
import type { KeptStamping } from "./kept-stamping";
import { type Queue, type QueueState, openQueue } from "./queue";

export interface TimeQueue extends QueueState {
  queue: Queue;
  disk: Disk;
  /** What the law says against the stamping that was taken last. */
  told: Told;
}

interface Told {
  stamping: string;
  findings: readonly StartFinding[];
}
const DEVICE = "device";
const NOTHING: Told = { stamping: "", findings: [] };

interface Asked {
  /** The name of the database: a terminal and a phone page may be in one browser. */
  name: string;
  token: string;
  /** Any call that the server answers. */
  reach: () => Promise<unknown>;
  isKeyRefused: () => Promise<boolean>;
  isOwn: (stamping: KeptStamping) => boolean;
  /** Whether the person is at work by what the server has told. */
  isIn: (person: string) => boolean;
  onTaken: (stamping: KeptStamping) => void;
}

/** The stampings of this device, as long as the page is open; null while the disk is being opened. */
export function useTimeQueue({ name, ...asked }: Asked): TimeQueue | null {
  const [opened, setOpened] = useState<Omit<TimeQueue, "told"> | null>(null);
  const [told, setTold] = useState(NOTHING);
  const current = useRef(asked);
  current.current = asked;
  useEffect(() => {
    let isOver = false;
    let queue: Queue | null = null;
    const open = async (): Promise<void> => {
      const disk = await openDisk(name);
      const send = stampingSender({ token: () => current.current.token, device: await deviceOf(disk) });
      const made = await openQueue({
        ...{ disk, clock: deviceClock(), serverNow, send },
        reach: () => current.current.reach(),
        isKeyRefused: () => current.current.isKeyRefused(),
        isOwn: (stamping) => current.current.isOwn(stamping),
        isIn: (person) => current.current.isIn(person),
        onTaken: (stamping, findings) => {
          setTold({ stamping: stamping.id, findings });
          current.current.onTaken(stamping);
        },
        onChange: (state) => setOpened((known) => known && { ...known, ...state }),
      });
      queue = made;
      if (isOver) made.stop();
      else setOpened({ queue: made, disk, ...made.state() });
    };
    void open();
    const wake = (): void => queue?.wake();
    window.addEventListener("online", wake);
    return () => {
      isOver = true;
      queue?.stop();
      window.removeEventListener("online", wake);
    };
  }, [name]);
  return opened && { ...opened, told };
}

/** What tells this device from others with the same key, since each numbers its stampings by itself. */
async function deviceOf(disk: Disk): Promise<string> {
  const known = await disk.read<string>(DEVICE);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  await disk.keep(DEVICE, made).catch(() => undefined);
  return made;
}
