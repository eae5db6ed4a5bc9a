import type { Pickable } from "../../kit/list/pick";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { sceneReferrer } from "./scene.referrer";

const { name, access, branchesOf, isSharedWithoutBranch } = sceneReferrer;

/** What decides who may pick a scene: the functions of referring records carry only this. */
export const sceneTarget = {
  ...{ name, access, branchesOf, isSharedWithoutBranch },
  pickedBy: pickedByBranch,
} as const satisfies Pickable;
