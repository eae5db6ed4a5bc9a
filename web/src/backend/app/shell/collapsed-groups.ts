import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";

/** The keys of the navigation's groups that are collapsed. This browser remembers them. */
export const collapsedGroupsAtom = atomWithStorage<string[]>("backend-collapsed-groups", [], undefined, {
  getOnInit: true,
});

export function useCollapsed(key: string): { isCollapsed: boolean; toggle: () => void } {
  const [keys, setKeys] = useAtom(collapsedGroupsAtom);
  const isCollapsed = keys.includes(key);
  const toggle = (): void => setKeys(isCollapsed ? keys.filter((known) => known !== key) : [...keys, key]);
  return { isCollapsed, toggle };
}
