import type { Task } from "@tresen/contract/project/task.resource";
import { type RefObject, useEffect, useRef } from "react";

/** The frames in which the menu of a card closes and would return the focus to where the card was. */
const FRAMES = 4;

/**
 * Keeps the focus on the choice of state of the card that was put into another column. The card is drawn anew there, and
 * once more where it was if the server refuses it.
 */
export function useMovedCard(tasks: readonly Task[]): {
  board: RefObject<HTMLDivElement | null>;
  follow: (task: string) => void;
} {
  const board = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const settle = (left: number): void => {
      const control = [...(board.current?.querySelectorAll<HTMLElement>("[data-task-state]") ?? [])].find(
        ({ dataset }) => dataset["taskState"] === followed.current,
      );
      control?.focus();
      if (left > 0) frame = requestAnimationFrame(() => settle(left - 1));
    };
    if (followed.current !== null) settle(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [tasks]);
  useEffect(() => {
    // Whoever goes on elsewhere is not taken back when tasks arrive.
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === "Tab") followed.current = null;
    };
    const press = (): void => {
      followed.current = null;
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("pointerdown", press);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("pointerdown", press);
    };
  }, []);
  const follow = (task: string): void => {
    followed.current = task;
  };
  return { board, follow };
}
