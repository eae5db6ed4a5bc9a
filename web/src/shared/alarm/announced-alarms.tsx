import type { Alarm } from "@tresen/contract/device/alarm";
import { useState } from "react";

/** Screen readers are told of each alarm once, when it begins. @param className hides it from everybody else. */
export function AnnouncedAlarms({ alarms, className }: { alarms: readonly Alarm[]; className: string }) {
  const [told, setTold] = useState<{ ids: readonly string[]; text: string }>({ ids: [], text: "" });
  const fresh = alarms.filter(({ id }) => !told.ids.includes(id));
  const isOver = alarms.length === 0 && told.ids.length > 0;
  if (fresh.length > 0 || isOver)
    setTold({ ids: alarms.map(({ id }) => id), text: fresh.map(({ text }) => text).join(". ") });
  return (
    told.text !== "" && (
      <p role="alert" className={className}>
        {told.text}
      </p>
    )
  );
}
