import { visibleCatalog, menuInForce } from "@tresen/contract/catalog/availability";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { isInPeriod } from "@tresen/contract/site/block/block-period";
import { type Block, blocks } from "@tresen/contract/site/block/block.resource";
import { excerpt } from "@tresen/contract/site/excerpt";
import { type Instant, parseInstant } from "@tresen/contract/kit/time";
import type { BoardSection, ManifestContent, ManifestFile, NewsItem } from "@tresen/contract/signage/player/manifest";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import { isOfBranch } from "@tresen/contract/signage/signage-fields";
import { productRow } from "@tresen/contract/template/data/product-data";
import { withPictures } from "../../records";
import { allRows, namedRecords } from "../../records/rows";
import type { Catalog } from "../../snapshot";
import { pictureFile, videoFile } from "./files";
import { templatePicture } from "./template-picture";

const blockRows = namedRecords<Block>("blocks");
/** The most of a text that fits on a screen. */
const NEWS_LENGTH = 600;

interface Asked {
  scene: Scene;
  branch: Branch;
  catalog: Catalog;
  now: Instant;
  /** Takes a file into the manifest. @returns its address. */
  keep: (file: ManifestFile) => string;
}

/** What a scene shows in a branch; null for one that has nothing to show, such as a video that was refused. */
export async function contentOf(asked: Asked): Promise<ManifestContent | null> {
  const { scene, branch, now, keep } = asked;
  const { type, content } = scene;
  const { color = null, background = null } = content;
  switch (type) {
    case "template": {
      const drawn = await templatePicture({ content, branch: branch.id, now });
      if (!drawn) return null;
      const prices = drawn.hasPrices ? { hasPrices: true as const } : {};
      return { type, picture: keep(drawn.file), background, ...prices };
    }
    case "image": {
      const file = content.image ? await pictureFile(content.image) : null;
      return file && { type, picture: keep(file), background };
    }
    case "video": {
      const file = content.video ? await videoFile(content.video) : null;
      return file && { type, video: keep(file), background };
    }
    case "menu": {
      const { columns, rows, soldOut, showPrices, showDescriptions } = content;
      const sections = sectionsOf(asked);
      return sections.length > 0 ? { type, sections, columns, rows, soldOut, showPrices, showDescriptions } : null;
    }
    case "tickets":
      return { type, showPreparing: content.showPreparing };
    case "hours":
      return { type, rules: branch.openingHours, closedDays: content.closedDays };
    case "news": {
      const items = await newsOf(asked);
      return items.length > 0 ? { type, items } : null;
    }
    case "web":
      return content.url ? { type, url: content.url } : null;
    case "clock": {
      const { face, showDate, showSeconds } = content;
      return { type, face, showDate, showSeconds, color, background };
    }
    case "countdown": {
      const until = content.until ? parseInstant({ text: content.until, zone: zoneOf(branch) }) : null;
      if (until === null) return null;
      const { text, after } = content;
      return { type, until: new Date(until).toISOString(), text, after, color, background };
    }
    case "message":
      return { type, text: content.text, color, background };
  }
}

/** The products that a menu sells now, by its categories; of the branch's own menu where the scene names none. */
function sectionsOf({ scene: { content }, branch, catalog, now }: Asked): BoardSection[] {
  const { menus, categories, products } = catalog;
  const menu = content.menu ? menus.find(({ id }) => id === content.menu) : menuInForce({ menus, branch, at: now });
  if (!menu) return [];
  const wanted = new Set(content.categories.map(({ id }) => id));
  return visibleCatalog({ menu, categories, products, zone: zoneOf(branch), at: now })
    .filter(({ category }) => wanted.size === 0 || wanted.has(category.id))
    .map(({ category, products: sold }) => ({
      name: category.name,
      items: sold
        .filter(({ isAvailable }) => isAvailable)
        .map(({ product }) => {
          const { title: name, description, note, price, isFrom } = productRow(product, now);
          return { product: product.id, name, description, note, price: price ?? null, isFrom };
        }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The named blocks of the website, or all, so far as the branch shows them now. */
async function newsOf({ scene: { content }, branch, now, keep }: Asked): Promise<NewsItem[]> {
  const wanted = new Set(content.blocks.map(({ id }) => id));
  const shown = (await allRows({ resource: blockRows, consistent: false }))
    .map(blockRows.recordOf)
    .filter(
      ({ id, isPublic, from, to, branches }) =>
        isPublic &&
        isInPeriod({ from, to, at: now }) &&
        isOfBranch({ branches, branch: branch.id }) &&
        (wanted.size === 0 || wanted.has(id)),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const filled = await withPictures({ schema: blocks.fields, values: shown });
  return Promise.all(
    filled.map(async ({ name, content: { text, image } }) => {
      const file = image ? await pictureFile(image) : null;
      const { heading, rest } = headed(text);
      return {
        title: heading ?? name,
        text: excerpt(withoutMarks(rest), NEWS_LENGTH),
        picture: file && keep(file),
      };
    }),
  );
}

/** The heading with which a text in Markdown begins, which is made for guests: the name of the block may not be. */
function headed(text: string): { heading: string | null; rest: string } {
  const [, heading] = /^\s*#+ +(.+)\n?/.exec(text) ?? [];
  return heading === undefined
    ? { heading: null, rest: text }
    : { heading: withoutMarks(heading), rest: text.replace(/^\s*#.*\n?/, "") };
}

/** The words of a text in Markdown. Lines of a link alone are left out: nobody can follow it. */
function withoutMarks(text: string): string {
  return text
    .replace(/^\[[^\]]*\]\([^)]*\)\s*$/gm, "")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[#>\s*-]+/gm, "")
    .replace(/[*_`|]/g, "")
    .trim();
}
