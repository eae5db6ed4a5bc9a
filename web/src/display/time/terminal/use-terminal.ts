import type { TerminalPeople, TimeTrackingMe } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useCallback, useEffect, useState } from "react";
import { Refusal } from "../../shared/display-api";
import type { Paired } from "../../shared/paired";
import { type KeptStamping, stateAfter } from "../queue/kept-stamping";
import { useAskedAgain } from "../queue/use-asked-again";
import { type TimeQueue, useTimeQueue } from "../queue/use-time-queue";
import type { Choices } from "../person/chooser";
import { askPeople } from "../time-api";
import { usePictures } from "./use-pictures";

/** How often the terminal asks who is in. */
const INTERVAL = 15_000;
const KNOWN = "known-terminal";
/** The name of what a terminal keeps on the disk of the browser. */
export const TERMINAL_DISK = "time-terminal";

/** What the terminal was told last. It stays usable without a connection; nothing in it belongs to one person alone. */
export interface KnownTerminal {
  people: TerminalPeople;
  kinds: Choices["kinds"];
  projects: TimeTrackingMe["projects"];
}

export interface Terminal {
  /** Null until anything is known. */
  known: KnownTerminal | null;
  /** With what waits to be sent. */
  people: TerminalPeople["people"];
  time: TimeQueue;
  /** Addresses of pictures as the device keeps them. */
  pictures: Readonly<Record<string, string>>;
  learn: (told: Pick<TimeTrackingMe, "kinds" | "projects">) => void;
}

/**
 * The people of the terminal, asked for again and again, and its stampings. Null while its disk is being opened.
 * @param onRefused called when the key was revoked: what waits stays on disk.
 */
export function useTerminal({ paired, onRefused }: { paired: Paired; onRefused: () => void }): Terminal | null {
  const [known, setKnown] = useState<KnownTerminal | null>(null);
  const token = paired.key;
  const time = useTimeQueue({
    ...{ name: TERMINAL_DISK, token, isKeyRefused: () => isRefused(token) },
    reach: () => askPeople(token),
    isOwn: ({ details }) => details.branch === undefined || details.branch === paired.branch,
    isIn: (person) => known?.people.people.some(({ id, state }) => id === person && state !== null) ?? false,
    onTaken: (stamping) => {
      setKnown((before) => before && withTaken({ known: before, stamping }));
      refresh();
    },
  });
  const refresh = useAskedAgain<KnownTerminal, TerminalPeople>({
    ...{ time, interval: INTERVAL, kept: KNOWN, onRefused },
    ask: () => askPeople(token),
    onKept: (kept) => setKnown((before) => before ?? kept),
    onTold: (people) =>
      setKnown((before) => ({
        ...{ kinds: people.kinds ?? before?.kinds ?? [], projects: before?.projects ?? [], people },
      })),
  });
  const disk = time?.disk;
  useEffect(() => {
    if (known && disk) void disk.keep(KNOWN, known).catch(() => undefined);
  }, [known, disk]);
  const learn = useCallback(({ kinds, projects }: Pick<TimeTrackingMe, "kinds" | "projects">) => {
    setKnown((before) => before && { ...before, kinds, projects });
  }, []);
  const pictures = usePictures({ people: known?.people.people, disk });
  if (!time) return null;
  return { known, people: peopleNow({ known, stampings: time.stampings }), time, pictures, learn };
}

async function isRefused(token: string): Promise<boolean> {
  try {
    await askPeople(token);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) return true;
    throw error;
  }
}

/** What the stampings that wait make of what the server told. Refused ones changed nothing. */
function peopleNow({
  known,
  stampings,
}: {
  known: KnownTerminal | null;
  stampings: readonly KeptStamping[];
}): TerminalPeople["people"] {
  const waiting = stampings.filter(({ refusal }) => refusal === null);
  return (known?.people.people ?? []).map((person) => ({
    ...person,
    ...stateAfter({ known: person, waiting: waiting.filter((one) => one.person === person.id) }),
  }));
}

/** The same once a stamping has arrived, until the server tells it. */
function withTaken({ known, stamping }: { known: KnownTerminal; stamping: KeptStamping }): KnownTerminal {
  const people = known.people.people.map((person) =>
    person.id === stamping.person ? { ...person, ...stateAfter({ known: person, waiting: [stamping] }) } : person,
  );
  return { ...known, people: { ...known.people, people } };
}
