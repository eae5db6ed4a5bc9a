/**
 * Several pages of one browser keep their counts in the same place, so that one of them counts, until it is closed.
 * @param onOnly called once this is the one. Without the browser's help every page is.
 */
export function whenOnlyPage(onOnly: () => void): void {
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  if (!locks) return onOnly();
  locks
    .request("tv-plays", () => {
      onOnly();
      return new Promise<never>(() => undefined);
    })
    .catch(() => undefined);
}
