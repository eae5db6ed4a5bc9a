import { useEffect, useState } from "react";

/** Whether the space bar is held outside of fields and buttons. */
export function useSpaceBar(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const change = (event: KeyboardEvent): void => {
      if (event.key !== " ") return;
      const isOnPage = event.target instanceof Element && event.target.matches("[data-canvas], body");
      if (isOnPage) event.preventDefault();
      setIsHeld(event.type === "keydown" && isOnPage);
    };
    const end = (): void => setIsHeld(false);
    document.addEventListener("keydown", change);
    document.addEventListener("keyup", change);
    window.addEventListener("blur", end);
    return () => {
      document.removeEventListener("keydown", change);
      document.removeEventListener("keyup", change);
      window.removeEventListener("blur", end);
    };
  }, []);
  return isHeld;
}
