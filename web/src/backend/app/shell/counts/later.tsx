import { type ComponentType, useEffect, useState } from "react";

/** Milliseconds after the start, when everything that the first screen shows is there. */
const SETTLED = 5000;

/** A badge that nobody misses in the first seconds: its program and what it asks for do not delay the first screen. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  return function Later() {
    const [Badge, setBadge] = useState<ComponentType | null>(null);
    useEffect(() => {
      const show = async (): Promise<void> => {
        const loaded = await load().catch(() => null);
        setBadge(() => loaded);
      };
      const timer = setTimeout(() => void show(), SETTLED);
      return () => clearTimeout(timer);
    }, []);
    return Badge && <Badge />;
  };
}
