import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has been in sight, or nearly so, since it was drawn. */
export function useSeen<Kind extends Element>(margin = "200px"): [place: RefObject<Kind | null>, isSeen: boolean] {
  const place = useRef<Kind>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return [place, isSeen];
}
