/** All notices in the order of their priority: states first, then questions, then offers. */
const ORDER = ["offline", "cookies", "closed", "update", "news", "install"] as const;

export type NoticeName = (typeof ORDER)[number];

export interface NoticeQueue {
  shown: NoticeName | null;
  /** All notices that wait to be shown, including the one that is shown. */
  due: readonly NoticeName[];
}

export interface NoticeReport {
  name: NoticeName;
  isDue: boolean;
  /** Whether the customer has just asked for it. */
  isAsked?: boolean;
}

/**
 * The queue after a notice became due or was closed. The shown notice stays until it is closed, so that nothing changes
 * under the finger. Only two things replace it: a notice that the customer asks for, and the missing network, without
 * which nothing else works.
 */
export function enqueue(queue: NoticeQueue, { name, isDue, isAsked = false }: NoticeReport): NoticeQueue {
  const due = ORDER.filter((other) => (other === name ? isDue : queue.due.includes(other)));
  const [first = null] = due;
  if (first === "offline") return { shown: first, due };
  if (isDue && isAsked) return { shown: name, due };
  return {
    shown: queue.shown !== null && queue.shown !== "offline" && due.includes(queue.shown) ? queue.shown : first,
    due,
  };
}
