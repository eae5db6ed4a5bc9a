import { isInPeriod } from "@tresen/contract/site/block/block-period";
import type { Block } from "@tresen/contract/site/block/block.resource";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";

/** The news that the start page shows: those for all branches, and those of the only branch. */
export function homeNews({
  blocks,
  branches,
  at,
}: {
  blocks: readonly Block[];
  branches: readonly Pick<Branch, "id" | "isPublic">[];
  at: Instant;
}): Block[] {
  const [only, ...others] = branches.filter(({ isPublic }) => isPublic);
  return activeNews({ blocks, at }).filter(
    (block) => isForAll(block) || (only !== undefined && others.length === 0 && isOf(block, only)),
  );
}

/** The news that belong to this branch alone, or to some of which it is one. */
export function branchNews({
  blocks,
  branch,
  at,
}: {
  blocks: readonly Block[];
  branch: Pick<Branch, "id">;
  at: Instant;
}): Block[] {
  return activeNews({ blocks, at }).filter((block) => isOf(block, branch));
}

/** A key for a set of news. It changes when the set or one of its news changes, so that they are shown again. */
export function newsKey(news: readonly Pick<Block, "id" | "version">[]): string {
  return news.map(({ id, version }) => `${id}-${version}`).join(" ");
}

/** Pop-ups that are public, enabled, not empty and in their period. A bundle may be older than an end that has passed. */
function activeNews({ blocks, at }: { blocks: readonly Block[]; at: Instant }): Block[] {
  return blocks.filter(
    ({ isPublic, type, content, from, to }) =>
      isPublic &&
      type === "popup" &&
      content.isActive &&
      (content.text.trim() !== "" || Boolean(content.image)) &&
      isInPeriod({ from, to, at }),
  );
}

const isForAll = ({ branches }: Block): boolean => branches.length === 0;
const isOf = ({ branches }: Block, { id }: Pick<Branch, "id">): boolean => branches.some((branch) => branch.id === id);
