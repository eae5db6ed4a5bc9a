import type { TerminalPeople } from "@tresen/contract/time-tracking/time-tracking.calls";
import { useEffect, useState } from "react";
import type { Disk } from "../queue/disk";

type Pictures = Readonly<Record<string, string>>;

const NAME = "pictures";
/** Larger ones are shown from the network alone. */
const LARGEST = 200_000;

/**
 * The pictures of these people as the device keeps them, so that they are there without a connection. Those of others
 * are dropped.
 */
export function usePictures({
  people,
  disk,
}: {
  people: TerminalPeople["people"] | undefined;
  disk: Disk | undefined;
}): Pictures {
  const [pictures, setPictures] = useState<Pictures>({});
  const wanted = people?.flatMap(({ image }) => image ?? []).join("\n");
  useEffect(() => {
    if (wanted === undefined || !disk) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      const addresses = wanted.split("\n").filter(Boolean);
      const kept = (await disk.read<Pictures>(NAME)) ?? {};
      const known = Object.fromEntries(addresses.flatMap((one) => (kept[one] ? [[one, kept[one]]] : [])));
      if (!isOver) setPictures(known);
      for (const address of addresses) {
        if (known[address] || isOver) continue;
        const picture = await fetchPicture(address);
        if (picture) known[address] = picture;
      }
      if (isOver) return;
      setPictures({ ...known });
      await disk.keep(NAME, known);
    };
    // Without them the initials of people are shown.
    void load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [wanted, disk]);
  return pictures;
}

async function fetchPicture(address: string): Promise<string | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const blob = await response.blob();
  if (blob.size > LARGEST) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}
