/** All notices that appear by themselves, in the order of their priority: states, then questions, then offers. */
const ORDER = ["offline", "cookies", "closed", "update", "news", "install"] as const;

export type NoticeName = (typeof ORDER)[number];

export interface NoticeQueue {
  shown: NoticeName | null;
  /** All that are due, with the one that is shown. */
  due: readonly NoticeName[];
}

export interface NoticeReport {
  name: NoticeName;
  isDue: boolean;
  /** Somebody asked for it just now. */
  isAsked?: boolean;
}

/**
 * The queue after a notice became due or was dealt with. What is shown stays until it is dealt with: nothing is taken
 * from under a finger, but for what somebody asks for, and for the network, without which nothing else can be done.
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
