import type { Block } from "@tresen/contract/site/block.resource";

/** The news to show: sites that are public, of this type, enabled and not empty. */
export function activeNews(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    ({ isPublic, type, content }) =>
      isPublic && type === "popup" && content.isActive && (content.text.trim() !== "" || Boolean(content.image)),
  );
}

/** A key for a set of news. It changes when the set or one of its news changes, so that they are shown again. */
export function newsKey(news: readonly Pick<Block, "id" | "version">[]): string {
  return news.map(({ id, version }) => `${id}-${version}`).join(" ");
}
