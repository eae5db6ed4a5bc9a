import type { Pickable } from "../../kit/list/pick";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { streamReferrer } from "./stream.referrer";

const { name, access, branchesOf, isSharedWithoutBranch } = streamReferrer;

/** What decides who may pick a stream: the functions of referring records carry only this. */
export const streamTarget = {
  ...{ name, access, branchesOf, isSharedWithoutBranch },
  pickedBy: pickedByBranch,
} as const satisfies Pickable;
