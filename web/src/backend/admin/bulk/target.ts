/** The records that a job is about: named, or whatever the list's query finds. */
export type Target =
  | { ids: readonly string[]; count: number }
  /** The number is null where the server does not know it at no cost. */
  | {
      query: Readonly<Record<string, string>>;
      count: number | null;
      /** There are more than so many, where the number is not known. */
      least?: number | undefined;
    };

/** The target as the calls take it. */
export function meantBy(target: Target): { ids: string[] } | { query: Record<string, string> } {
  return "ids" in target ? { ids: [...target.ids] } : { query: { ...target.query } };
}
