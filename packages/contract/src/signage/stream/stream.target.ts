import type { Pickable } from "../../kit/list/pick";
import { pickedByBranch } from "../../kit/list/pick-by-branch";
import { streamReferrer } from "./stream.referrer";

const { name, access, branchesOf } = streamReferrer;

/** What decides who may pick a stream: the functions of referring records carry only this. */
export const streamTarget = { name, access, branchesOf, pickedBy: pickedByBranch } as const satisfies Pickable;
