import { useEffect, useRef } from "react";
import type { KeptStamping } from "../queue/kept-stamping";

/** Calls `onSent` when a stamping of this person has left the device. Nobody is the empty id. */
export function useSent({
  person,
  stampings,
  onSent,
}: {
  person: string;
  stampings: readonly KeptStamping[];
  onSent: () => Promise<void>;
}): void {
  const known = useRef<{ person: string; ids: readonly string[] }>({ person: "", ids: [] });
  const run = useRef(onSent);
  run.current = onSent;
  useEffect(() => {
    const before = known.current;
    const left = before.ids.filter((id) => !stampings.some((one) => one.id === id));
    // Refused ones, too: one that is sent again may be gone before anything was shown in between.
    known.current = { person, ids: stampings.filter((one) => one.person === person).map(({ id }) => id) };
    if (before.person === person && left.length > 0) void run.current();
  }, [person, stampings]);
}
